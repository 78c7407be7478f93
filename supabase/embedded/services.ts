import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { createApi } from './api/api.ts';
import { migrate } from './database/migrate.ts';
import type { Keys } from './keys.ts';

export type ServiceOptions = {
  databaseUrl: string;
  dataDir: string;
  port: number;
  keys: Keys;
  /** Where the links in the mails of the auth service lead, and how these are sent. */
  siteUrl: string;
  smtpUrl: string;
  mailFrom: string;
  /** Leaves the migrations out: the database is what a hosted project has before its first. */
  isEmpty?: boolean;
  log: (line: string) => void;
};

const MIGRATIONS = path.join(import.meta.dirname, '..', 'migrations');

/** Brings a running database up to this code, and serves the API in front of it on 127.0.0.1. */
export async function startServices(options: ServiceOptions): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, isEmpty = false, log } = options;
  const sql = postgres(databaseUrl, { max: 5, onnotice: () => {} });
  const api = createApi({ ...options, sql });
  const stop = async () => {
    await api.stop();
    await sql.end({ timeout: 5 });
  };
  try {
    await runScript(databaseUrl, 'prelude.sql');
    await api.ensureSchemas();
    await runScript(databaseUrl, 'after-services.sql');
    if (!isEmpty) await migrate(sql, MIGRATIONS, log);
    await api.serve();
    return { stop };
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
