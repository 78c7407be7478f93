import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { type Finding, fail, failIf, ok, reasonOf, warn } from './finding.ts';
import { ask, type Installation } from './installation.ts';

const described = z.object({
  server_version: z.number(),
  migrations: z.array(z.string()).nullable(),
  now: z.string(),
  scheduled_work: z.string().nullable(),
  guard: z.string().nullable(),
  // Missing before the migrations that this code needs.
  operators: z.number().default(0),
  cases: z
    .object({ total: z.number(), oldest_at: z.string().nullable() })
    .default({ total: 0, oldest_at: null }),
});

/** What the database says of itself (`describe_installation`). */
export type Database = z.infer<typeof described>;

const push = '`npx supabase db push --remote` applies them (docs/production.md, Database).';

/** Asks with the secret key. Without an answer there is one finding, which says why. */
export async function askDatabase(
  installation: Installation,
): Promise<{ database?: Database & { clockLeadMs: number }; finding: Finding }> {
  const about = 'Secret key';
  try {
    const begun = Date.now();
    const answer = await ask(installation, installation.env.secretKey, '/rest/v1/rpc/describe_installation', {
      body: {},
    });
    const said = described.safeParse(answer.body);
    if (said.success)
      return {
        database: {
          ...said.data,
          clockLeadMs: Math.round((begun + Date.now()) / 2 - Date.parse(said.data.now)),
        },
        finding: ok(about, 'taken'),
      };
    return { finding: refused(answer.status, answer.body) };
  } catch (thrown) {
    return {
      finding: fail(
        about,
        `The database could not be asked (${reasonOf(thrown)}).`,
        'Look at whether the Supabase of NEXT_PUBLIC_SUPABASE_URL runs and can be reached from here.',
      ),
    };
  }
}

function refused(status: number, body: unknown): Finding {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (code === 'PGRST202' || code === '42883' || status === 404)
    return fail('Migrations', 'The database lacks migrations that this version of Doorstep needs.', push);
  if (status === 401 || status === 403 || code === '42501')
    return fail(
      'Secret key',
      'SUPABASE_SECRET_KEY is not taken as the secret key of this Supabase.',
      'Copy the secret key of the very project that NEXT_PUBLIC_SUPABASE_URL names (Settings > API keys).',
    );
  return fail(
    'Secret key',
    `The database answered ${status}${code ? ` (${code})` : ''} to the secret key.`,
    'Look at the log of the Supabase API.',
  );
}

/** PostgreSQL's version: which ones the tests have seen, and which it cannot be. */
export function lookAtVersion({ server_version: version }: Database): Finding {
  const about = 'PostgreSQL';
  const major = Math.floor(version / 10_000);
  const name = `${major}.${version % 10_000}`;
  if (major < 16)
    return fail(about, `PostgreSQL ${name} is too old: Doorstep needs 16 or newer.`, 'Upgrade the database.');
  if (major > 17)
    return warn(
      about,
      `PostgreSQL ${name} is newer than what Doorstep was tried with (17).`,
      'Run the tests on it first.',
    );
  return ok(about, name);
}

/** Whether the database has every migration of this code. One that the code does not know is a newer version's. */
export function lookAtMigrations({ migrations }: Database, { migrations: folder }: Installation): Finding {
  const about = 'Migrations';
  const wanted = readdirSync(folder).flatMap((file) => /^(\d+)_.+\.sql$/.exec(file)?.[1] ?? []);
  if (migrations === null)
    return warn(
      about,
      'Nobody recorded which migrations this database has, so they cannot be compared.',
      'Apply them with `npx supabase db push --remote`, which keeps a record.',
    );
  const missing = wanted.filter((version) => !migrations.includes(version));
  if (missing.length > 0)
    return fail(
      about,
      `The database lacks ${missing.length} of ${wanted.length} migrations: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}.`,
      push,
    );
  const newer = migrations.filter((version) => !wanted.includes(version));
  if (newer.length > 0)
    return warn(
      about,
      `The database is ahead of this code by ${newer.length}: ${newer.slice(0, 3).join(', ')}.`,
      'Fine during an upgrade and on the way back; otherwise start the newer code.',
    );
  return ok(about, `all ${wanted.length} applied`);
}

/** Whether the API asks before each request if the session still lives. */
export function lookAtGuard({ guard }: Database): Finding {
  if (guard === 'public.require_live_session') return ok('Ended sessions', 'refused by the API');
  return warn(
    'Ended sessions',
    `Before each request the API calls ${guard ?? 'nothing'}, not public.require_live_session.`,
    'Call public.require_live_session() from it, or ended sessions work on for up to an hour (docs/production.md, The auth service).',
  );
}

/** Tokens and links are dated: two clocks have to agree. */
export function lookAtClock({ clockLeadMs }: { clockLeadMs: number }): Finding {
  const about = 'Clock';
  const seconds = Math.abs(clockLeadMs) / 1000;
  const says = `This machine's clock is ${seconds.toFixed(1)} s ${clockLeadMs > 0 ? 'ahead of' : 'behind'} the database's.`;
  const todo = 'Let both machines keep time by NTP (`timedatectl set-ntp true`).';
  if (seconds > 30) return fail(about, says, todo);
  return seconds > 3 ? warn(about, says, todo) : ok(about, 'agrees with the database');
}

/** Whether anything calls scheduled work, which it should each minute. */
export function lookAtScheduler({ scheduled_work: last, now }: Database, isPublic: boolean): Finding {
  const about = 'Scheduler';
  const todo =
    'Have one call POST /api/scheduled-work each minute, with this CRON_SECRET: `npm run worker`, cron or your host (docs/production.md, Scheduled work).';
  if (last === null) return failIf(isPublic, about, 'Scheduled work has never run.', todo);
  const seconds = Math.round((Date.parse(now) - Date.parse(last)) / 1000);
  if (seconds > 120) return failIf(isPublic, about, `Scheduled work last ran ${ago(seconds)} ago.`, todo);
  return ok(about, `ran ${Math.max(0, seconds)} s ago`);
}

/** Whether anyone is told of reports and held postings, and whether one of them has waited for more than a day. */
export function lookAtCases({ operators, cases, now }: Database): Finding {
  const about = 'Moderation';
  if (operators === 0)
    return warn(
      about,
      'There is no operator, so no one hears of reports and of postings that are held.',
      'Make one: `npm run operator -- add <address>` (docs/production.md, Moderation).',
    );
  if (cases.oldest_at === null) return ok(about, 'no case waits');
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(cases.oldest_at)) / 1000));
  const says = `${cases.total === 1 ? '1 case waits' : `${cases.total} cases wait`}, the oldest for ${ago(seconds)}.`;
  if (seconds <= 86_400) return ok(about, says.slice(0, -1));
  return warn(
    about,
    `${says} People read that a person looks within a day.`,
    'Decide them at /operator, or with `npm run operator -- queue`.',
  );
}

const ago = (seconds: number) =>
  seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
