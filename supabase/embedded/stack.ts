import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { name } from '../../doorstep.config.ts';
import { ensureKeys } from './keys.ts';
import { startMailbox } from './mailbox/mailbox.ts';
import { startPostgres } from './postgres/server.ts';
import { startServices } from './services.ts';
import { stackVariables } from './stack-variables.ts';

type StackPorts = { api: number; database: number; mailbox: number; smtp: number };

type StackOptions = {
  dataDir: string;
  ports: StackPorts;
  /** The site's URL in the links of auth emails. */
  siteUrl: string;
  log?: (line: string) => void;
  /** Leaves the database like a new hosted project. */
  skipMigrations?: boolean;
  /** For tests: faster commits that a crash may lose, and cheaper password hashes. */
  isThrowaway?: boolean;
};

export type Stack = {
  /** The variables for the site; see .env.example. */
  env: Record<string, string>;
  databaseUrl: string;
  mailboxUrl: string;
  /** Whether this start created the database. */
  isNew: boolean;
  /** Resolves with one sentence when the database ends unexpectedly. */
  databaseEnded: Promise<string>;
  stop(): Promise<void>;
};

const MAIL_FROM = `${name} <hello@localhost>`;

/** Starts the local replacement of Supabase: PostgreSQL, its API, and a mailbox. All listen on 127.0.0.1. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, siteUrl, log = console.log } = options;
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const keys = ensureKeys(dataDir);
  const started: { stop(): Promise<void> }[] = [];
  // A part that fails to stop, such as a connection to a dead database, must not keep the others running.
  const stop = async () => {
    const errors: unknown[] = [];
    for (const part of started.splice(0).reverse())
      await part.stop().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  };

  try {
    started.push(await startMailbox({ dataDir, port: ports.mailbox, smtpPort: ports.smtp }));
    const { isThrowaway } = options;
    // Read by Supabase Lite for each password: bcrypt's minimum cost, a sixtieth of the default time.
    if (isThrowaway) process.env.LITE_AUTH_BCRYPT_COST ??= '4';
    const { databasePassword: password } = keys;
    const database = await startPostgres({ dataDir, port: ports.database, password, isThrowaway, log });
    started.push(database);
    const smtpUrl = `smtp://127.0.0.1:${ports.smtp}`;
    started.push(
      await startServices({
        databaseUrl: database.url,
        dataDir,
        port: ports.api,
        keys,
        siteUrl,
        smtpUrl,
        mailFrom: MAIL_FROM,
        skipMigrations: options.skipMigrations,
        log,
      }),
    );

    return {
      env: {
        ...stackVariables(keys, ports),
        SMTP_URL: smtpUrl,
        MAIL_FROM,
        SITE_URL: siteUrl,
        MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
      },
      databaseUrl: database.url,
      mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
      isNew: database.isNew,
      databaseEnded: database.ended,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
