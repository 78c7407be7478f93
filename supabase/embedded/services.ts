import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { createApi } from './api/api.ts';
import { migrate } from './database/migrate.ts';
import type { Keys } from './keys.ts';

type ServiceOptions = {
  databaseUrl: string;
  dataDir: string;
  port: number;
  keys: Keys;
  /** The site's URL, for the links in auth emails. */
  siteUrl: string;
  smtpUrl: string;
  mailFrom: string;
  /** Leaves the database like a new hosted project. */
  skipMigrations?: boolean;
  log: (line: string) => void;
};

const MIGRATIONS = path.join(import.meta.dirname, '..', 'migrations');

/** Migrates a running database, and serves the API in front of it on 127.0.0.1. */
export async function startServices(options: ServiceOptions): Promise<{ stop(): Promise<void> }> {
  const { databaseUrl, skipMigrations = false, log } = options;
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
    if (!skipMigrations) await migrate(sql, MIGRATIONS, log);
    await api.serve();
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs a script of supabase/embedded/database on a separate connection. */
async function runScript(databaseUrl: string, file: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await sql.unsafe(await readFile(path.join(import.meta.dirname, 'database', file), 'utf8'));
  } finally {
    await sql.end();
  }
}
