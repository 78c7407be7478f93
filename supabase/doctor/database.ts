import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { type Finding, fail, failIf, getReason, ok, warn } from './finding.ts';
import { callSupabase, type Installation } from './installation.ts';

const databaseSchema = z.object({
  server_version: z.number(),
  migrations: z.array(z.string()).nullable(),
  now: z.string(),
  scheduled_work: z.string().nullable(),
  guard: z.string().nullable(),
  // Missing on an older database.
  admins: z.number().default(0),
  cases: z
    .object({ total: z.number(), oldest_at: z.string().nullable() })
    .default({ total: 0, oldest_at: null }),
});

/** The database's description of itself (`describe_installation`). */
export type Database = z.infer<typeof databaseSchema>;

const applyMigrationsHint = '`npx supabase db push --remote` applies them (docs/production.md, Database).';

/**
 * Queries the database with the secret key. If that fails, the finding has the reason. `clockLeadMs` is how far this
 * machine's clock is ahead of the database's.
 */
export async function describeDatabase(
  installation: Installation,
): Promise<{ database?: Database & { clockLeadMs: number }; finding: Finding }> {
  const about = 'Secret key';
  try {
    const startedAt = Date.now();
    const response = await callSupabase(
      installation,
      installation.env.secretKey,
      '/rest/v1/rpc/describe_installation',
      {
        body: {},
      },
    );
    const parsed = databaseSchema.safeParse(response.body);
    if (parsed.success)
      return {
        database: {
          ...parsed.data,
          clockLeadMs: Math.round((startedAt + Date.now()) / 2 - Date.parse(parsed.data.now)),
        },
        finding: ok(about, 'accepted'),
      };
    return { finding: toAccessFinding(response.status, response.body) };
  } catch (error) {
    return {
      finding: fail(
        about,
        `The database could not be queried (${getReason(error)}).`,
        'Check that the Supabase of NEXT_PUBLIC_SUPABASE_URL is running and can be reached from here.',
      ),
    };
  }
}

function toAccessFinding(status: number, body: unknown): Finding {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (code === 'PGRST202' || code === '42883' || status === 404)
    return fail(
      'Migrations',
      'The database lacks migrations that this version of Doorstep needs.',
      applyMigrationsHint,
    );
  if (status === 401 || status === 403 || code === '42501')
    return fail(
      'Secret key',
      'This Supabase rejects SUPABASE_SECRET_KEY.',
      'Copy the secret key of the project at NEXT_PUBLIC_SUPABASE_URL (Settings > API keys).',
    );
  return fail(
    'Secret key',
    `The database responded ${status}${code ? ` (${code})` : ''} to a request with the secret key.`,
    'Check the log of the Supabase API.',
  );
}

/** Checks PostgreSQL's version: 16 is the minimum, 17 the newest tested. */
export function checkVersion({ server_version: version }: Database): Finding {
  const about = 'PostgreSQL';
  const major = Math.floor(version / 10_000);
  const name = `${major}.${version % 10_000}`;
  if (major < 16)
    return fail(about, `PostgreSQL ${name} is too old: Doorstep needs 16 or newer.`, 'Upgrade the database.');
  if (major > 17)
    return warn(
      about,
      `PostgreSQL ${name} is newer than the newest version that Doorstep is tested with (17).`,
      'Run the tests on it first.',
    );
  return ok(about, name);
}

/** Whether the database has all migrations of this code. Unknown migrations belong to a newer version. */
export function checkMigrations({ migrations }: Database, { migrations: folder }: Installation): Finding {
  const about = 'Migrations';
  const expected = readdirSync(folder).flatMap((file) => /^(\d+)_.+\.sql$/.exec(file)?.[1] ?? []);
  if (migrations === null)
    return warn(
      about,
      'This database has no record of its migrations, so they cannot be compared.',
      'Apply them with `npx supabase db push --remote`, which keeps a record.',
    );
  const missing = expected.filter((version) => !migrations.includes(version));
  if (missing.length > 0)
    return fail(
      about,
      `The database lacks ${missing.length} of ${expected.length} migrations: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}.`,
      applyMigrationsHint,
    );
  const newer = migrations.filter((version) => !expected.includes(version));
  if (newer.length > 0)
    return warn(
      about,
      `This code lacks ${newer.length} of the database’s migrations: ${newer.slice(0, 3).join(', ')}.`,
      'This is fine during an upgrade or a rollback. Otherwise start the newer code.',
    );
  return ok(about, `all ${expected.length} applied`);
}

/** Whether the API checks before each request that the session is still active. */
export function checkSessionGuard({ guard }: Database): Finding {
  if (guard === 'public.require_live_session') return ok('Ended sessions', 'rejected by the API');
  return warn(
    'Ended sessions',
    `Before each request the API calls ${guard ?? 'nothing'}, not public.require_live_session.`,
    'Make it call public.require_live_session(). Otherwise ended sessions keep working for up to an hour (docs/production.md, The auth service).',
  );
}

/** Tokens and links have times, so both clocks must agree. */
export function checkClock({ clockLeadMs }: { clockLeadMs: number }): Finding {
  const about = 'Clock';
  const seconds = Math.abs(clockLeadMs) / 1000;
  const message = `This machine's clock is ${seconds.toFixed(1)} s ${clockLeadMs > 0 ? 'ahead of' : 'behind'} the database's.`;
  const fix = 'Synchronize both clocks with NTP (`timedatectl set-ntp true`).';
  if (seconds > 30) return fail(about, message, fix);
  return seconds > 3 ? warn(about, message, fix) : ok(about, 'matches the database');
}

/** Whether a scheduler calls the scheduled work, once a minute. */
export function checkScheduler({ scheduled_work: last, now }: Database, isPublic: boolean): Finding {
  const about = 'Scheduler';
  const fix =
    'Send POST /api/scheduled-work every minute, with this CRON_SECRET: `npm run worker`, cron or your host (docs/production.md, Scheduled work).';
  if (last === null) return failIf(isPublic, about, 'Scheduled work has never run.', fix);
  const seconds = Math.round((Date.parse(now) - Date.parse(last)) / 1000);
  if (seconds > 120)
    return failIf(isPublic, about, `Scheduled work last ran ${formatDuration(seconds)} ago.`, fix);
  return ok(about, `ran ${Math.max(0, seconds)} s ago`);
}

/** Whether there is an admin, and whether a case has waited longer than a day. */
export function checkCases({ admins, cases, now }: Database): Finding {
  const about = 'Moderation';
  if (admins === 0)
    return warn(
      about,
      'There is no admin, so no one is notified of reports and held postings.',
      'Add one: `npm run admin -- add <address>` (docs/production.md, Moderation).',
    );
  if (cases.oldest_at === null) return ok(about, 'no open case');
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(cases.oldest_at)) / 1000));
  const message = `${cases.total === 1 ? '1 open case' : `${cases.total} open cases`}, the oldest from ${formatDuration(seconds)} ago.`;
  if (seconds <= 86_400) return ok(about, message.slice(0, -1));
  return warn(
    about,
    `${message} The site promises a review, usually within a day.`,
    'Decide them at /admin, or with `npm run admin -- queue`.',
  );
}

const formatDuration = (seconds: number) =>
  seconds < 7200 ? `${Math.round(seconds / 60)} minutes` : `${Math.round(seconds / 3600)} hours`;
