import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { createApi } from './api/api.ts';
import { migrate } from './database/migrate.ts';
import { readKeys } from './keys.ts';
import { startMailbox } from './mailbox/mailbox.ts';
import { startPostgres } from './postgres/server.ts';

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

const MIGRATIONS = path.join(import.meta.dirname, '..', 'migrations');
const MAIL_FROM = 'Doorstep <hello@localhost>';

/** Starts the local stand-in for Supabase: PostgreSQL, the API in front of it, and a mailbox. All listen on 127.0.0.1. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, siteUrl, log = console.log } = options;
  const dataDir = path.resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
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
    const database = await startPostgres({ dataDir, port: ports.database, isThrowaway, log });
    started.push(database);

    await runScript(database.url, 'prelude.sql');
    const sql = postgres(database.url, { max: 5, onnotice: () => {} });
    started.push({ stop: () => sql.end({ timeout: 5 }) });
    const smtpUrl = `smtp://127.0.0.1:${ports.smtp}`;
    const api = createApi({
      databaseUrl: database.url,
      dataDir,
      port: ports.api,
      keys,
      siteUrl,
      smtpUrl,
      mailFrom: MAIL_FROM,
      sql,
    });
    started.push(api);
    await api.ensureSchemas();
    await runScript(database.url, 'after-services.sql');
    if (!options.isEmpty) await migrate(sql, MIGRATIONS, log);
    await api.serve();

    return {
      env: {
        NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${ports.api}`,
        NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
        SUPABASE_SECRET_KEY: keys.secretKey,
        DATABASE_URL: database.url,
        SMTP_URL: smtpUrl,
        MAIL_FROM,
        CRON_SECRET: keys.cronSecret,
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

/** Runs one of the scripts of supabase/embedded/database on a connection of its own. */
async function runScript(databaseUrl: string, file: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(await readFile(path.join(import.meta.dirname, 'database', file), 'utf8'));
  } finally {
    await sql.end();
  }
}
