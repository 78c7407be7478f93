import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { name } from '../../doorstep.config.ts';
import { readKeys } from './keys.ts';
import { startMailbox } from './mailbox/mailbox.ts';
import { startPostgres } from './postgres/server.ts';
import { startServices } from './services.ts';
import { stackVariables } from './stack-variables.ts';

export type StackPorts = { api: number; database: number; mailbox: number; smtp: number };

export type StackOptions = {
  dataDir: string;
  ports: StackPorts;
  /** Where the links in the mails of the auth service lead. */
  siteUrl: string;
  log?: (line: string) => void;
  /** Leaves the migrations out: the database is what a hosted project has before its first. */
  isEmpty?: boolean;
  /** For tests only: a crash may lose data, every commit is cheaper, and so is every password. */
  isThrowaway?: boolean;
};

export type Stack = {
  /** What the site needs to find this stack; see .env.example. */
  env: Record<string, string>;
  databaseUrl: string;
  mailboxUrl: string;
  /** Whether the database was made by this start. */
  isNew: boolean;
  /** Resolves with one sentence when the database ends without having been told to. */
  databaseEnded: Promise<string>;
  stop(): Promise<void>;
};

const MAIL_FROM = `${name} <hello@localhost>`;

/** Starts the local stand-in for Supabase: PostgreSQL, the API in front of it, and a mailbox. All listen on 127.0.0.1. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, siteUrl, log = console.log } = options;
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const keys = readKeys(dataDir);
  const started: { stop(): Promise<void> }[] = [];
  // A part that cannot stop, such as a connection to a dead database, must not leave the others running.
  const stop = async () => {
    const faults: unknown[] = [];
    for (const part of started.splice(0).reverse())
      await part.stop().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  };

  try {
    started.push(await startMailbox({ dataDir, port: ports.mailbox, smtpPort: ports.smtp }));
    const { isThrowaway } = options;
    // lite reads it for each password: bcrypt at its least cost, a sixtieth of what it takes otherwise.
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
        isEmpty: options.isEmpty,
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
