import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { startStack } from '../../supabase/embedded/stack.ts';
import { loadPlaces } from '../../supabase/seed/places/load.ts';
import { listen } from './listen.ts';
import { startPostgrest } from './postgrest.ts';

export type TestStack = { env: Record<string, string>; dataDir: string; stop(): Promise<void> };

type Options = {
  siteUrl: string;
  /** Loads the gazetteer before any test, because loading empties the table first. */
  hasPlaces?: boolean;
  /** For tests that apply the migrations themselves. */
  skipMigrations?: boolean;
  /** Serves `/rest/v1` with PostgREST instead of the local API. */
  hasPostgrest?: boolean;
};

/** Starts a stack on free ports, with a temporary data folder. */
export async function startTestStack(options: Options): Promise<TestStack> {
  const { siteUrl, hasPlaces = false, hasPostgrest = false, skipMigrations } = options;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-test-'));
  const [api, database, mailbox, smtp] = await findFreePorts(4);
  const stack = await startStack({
    dataDir,
    ports: { api, database, mailbox, smtp },
    siteUrl,
    skipMigrations,
    isThrowaway: true,
  });
  if (hasPlaces) await loadPlaces(stack.databaseUrl);
  const postgrest = hasPostgrest
    ? await startPostgrest({ dataDir, databaseUrl: stack.databaseUrl, apiPort: api })
    : undefined;
  return {
    env: { ...stack.env, ...(postgrest && { NEXT_PUBLIC_SUPABASE_URL: postgrest.url }) },
    dataDir,
    async stop() {
      await postgrest?.stop();
      await stack.stop();
      await removeData(dataDir);
    },
  };
}

/** Free ports from the system, all different. */
export async function findFreePorts(count: 4): Promise<[number, number, number, number]>;
export async function findFreePorts(count: number): Promise<number[]>;
export async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(servers.map(listen));
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
