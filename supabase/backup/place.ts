import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { namesSupabase } from '../embedded/launcher/environment.ts';
import { freePort } from '../embedded/launcher/ports.ts';
import { claimFolder, forgetRun } from '../embedded/launcher/run-file.ts';
import { runningStack } from '../embedded/launcher/running-stack.ts';
import { startStack } from '../embedded/stack.ts';
import type { Place } from './make.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What the variables name, or undefined where the local stack is meant. Throws where they name only a part. */
export function namedPlace(variables: Record<string, string>): Place | undefined {
  if (!namesSupabase(variables)) return undefined;
  return placeOf(variables);
}

/** What a file of variables names. */
export const targetPlace = (file: string): Place => placeOf(parseEnv(readFileSync(file, 'utf8')));

/** The stack that runs on a data folder, of `npm start` or `npm run serve`. */
export function runningPlace(dataDir: string): Place {
  const variables = runningStack(dataDir);
  if (!variables)
    throw new Error(
      `No stack of Doorstep runs on ${dataDir}: \`npm run serve\`, \`npm start\` or \`npm run stack\` first.`,
    );
  return placeOf(variables);
}

/** Starts the local stack on a folder, without migrations, for as long as `use` takes. */
export async function withLocalStack(
  dataDir: string,
  say: (line: string) => void,
  use: (place: Place) => Promise<void>,
): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  await claimFolder(dataDir, say);
  try {
    const taken = new Set<number>();
    const port = (wanted: number) => freePort(wanted, 'restore', () => {}, taken);
    const stack = await startStack({
      dataDir,
      ports: {
        api: await port(56_421),
        database: await port(56_422),
        mailbox: await port(56_424),
        smtp: await port(56_425),
      },
      siteUrl: 'http://localhost:3000',
      isEmpty: true,
      log: say,
    });
    try {
      await use(placeOf(stack.env));
      // Or the next start would add the demonstration data to it.
      const marker = path.join(dataDir, 'seeded.json');
      if (!existsSync(marker))
        writeFileSync(marker, JSON.stringify({ at: new Date().toISOString(), accounts: [] }));
    } finally {
      await stack.stop();
    }
  } finally {
    forgetRun(dataDir);
  }
}

function placeOf(variables: Variables): Place {
  const databaseUrl = variables.DATABASE_URL;
  const supabaseUrl = variables.NEXT_PUBLIC_SUPABASE_URL;
  const secretKey = variables.SUPABASE_SECRET_KEY ?? variables.SUPABASE_SERVICE_ROLE_KEY;
  if (!databaseUrl || !supabaseUrl || !secretKey)
    throw new Error(
      'Set DATABASE_URL, NEXT_PUBLIC_SUPABASE_URL and SUPABASE_SECRET_KEY: a backup is of database and files.',
    );
  return { databaseUrl, supabaseUrl: supabaseUrl.replace(/\/+$/, ''), secretKey };
}
