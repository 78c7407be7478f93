import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, test } from 'vitest';
import { checkCases, checkScheduler, describeDatabase } from '../../supabase/doctor/database.ts';
import { createInstallation, type Installation } from '../../supabase/doctor/installation.ts';
import { checkMailServer } from '../../supabase/doctor/mail.ts';
import { runEssentialChecks } from '../../supabase/doctor/run-checks.ts';
import { checkResponse, checkTiles } from '../../supabase/doctor/site.ts';
import { requireVariable } from '../support/environment.ts';
import { listen } from '../support/listen.ts';
import { findFreePorts } from '../support/test-stack.ts';

/** The settings of a real site, with the stack of these tests. */
const settings = {
  NEXT_PUBLIC_SUPABASE_URL: requireVariable('NEXT_PUBLIC_SUPABASE_URL'),
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: requireVariable('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY'),
  SUPABASE_SECRET_KEY: requireVariable('SUPABASE_SECRET_KEY'),
  SITE_URL: 'https://jobs.springfield.us',
  CRON_SECRET: 'f1c7a2d94be8360517ac9e4d2b8f6031',
  MAIL_EVENTS_SECRET: '09b8d7e6c5f4a3b2918273645a6b7c8d',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Springfield jobs <hello@springfield.us>',
};

const listFindings = async (change: Record<string, string>, options: { migrations?: string } = {}) =>
  (await runEssentialChecks(createInstallation({ ...settings, ...change }, options)))
    .filter(({ state }) => state !== 'ok')
    .map(({ state, message }) => `${state}: ${message}`);

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Copies the migrations to a temporary folder and adds these files, as another version of the code would. */
function createMigrationsFolder(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-doctor-'));
  folders.push(folder);
  const own = path.join(import.meta.dirname, '../../supabase/migrations');
  for (const file of readdirSync(own)) copyFileSync(path.join(own, file), path.join(folder, file));
  for (const file of files) writeFileSync(path.join(folder, file), 'select 1;\n');
  return folder;
}

describe('the essential checks', () => {
  test('pass for a complete setup', async () => {
    expect(await listFindings({})).toEqual([]);
  });

  test('report a Supabase that does not respond', async () => {
    const [port] = await findFreePorts(1);
    expect(await listFindings({ NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}` })).toEqual([
      `fail: http://127.0.0.1:${port} cannot be reached (ECONNREFUSED).`,
    ]);
  });

  test('report a publishable key of another project', async () => {
    const key = `sb_publishable_${'x'.repeat(22)}_12345678`;
    expect(await listFindings({ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key })).toEqual([
      `fail: ${settings.NEXT_PUBLIC_SUPABASE_URL} rejects NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY.`,
    ]);
  });

  test('report a secret key of another project', async () => {
    const key = `sb_secret_${'x'.repeat(22)}_12345678`;
    expect(await listFindings({ SUPABASE_SECRET_KEY: key })).toEqual([
      'fail: This Supabase rejects SUPABASE_SECRET_KEY.',
    ]);
  });

  test('report swapped keys, because every browser would receive the secret key', async () => {
    const { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishable, SUPABASE_SECRET_KEY: secret } = settings;
    expect(await listFindings({ SUPABASE_SECRET_KEY: publishable })).toEqual([
      'fail: This Supabase rejects SUPABASE_SECRET_KEY.',
      'fail: SUPABASE_SECRET_KEY contains a publishable key.',
    ]);
    expect(await listFindings({ NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: secret })).toEqual([
      'fail: NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY contains a secret key, which every browser receives.',
    ]);
  });

  test('report a database with missing or unknown migrations', async () => {
    const later = createMigrationsFolder('29990101000000_later.sql');
    expect(await listFindings({}, { migrations: later })).toEqual([
      expect.stringMatching(/^fail: The database lacks 1 of \d+ migrations: 29990101000000\.$/),
    ]);
    const earlier = createMigrationsFolder();
    const newest = readdirSync(earlier).sort().at(-1) ?? '';
    await rm(path.join(earlier, newest));
    expect(await listFindings({}, { migrations: earlier })).toEqual([
      `warn: This code lacks 1 of the database’s migrations: ${newest.split('_')[0]}.`,
    ]);
  });

  test('report a missing mail server, sender and secret', async () => {
    expect(
      await listFindings({ SMTP_URL: '', MAIL_FROM: 'Doorstep <hello@localhost>', CRON_SECRET: '' }),
    ).toEqual([
      'fail: CRON_SECRET is not set: scheduled work is off, so no emails or alerts are sent.',
      'fail: SMTP_URL is not set: this site sends no email.',
    ]);
    expect(await listFindings({ MAIL_FROM: 'Doorstep <hello@localhost>' })).toEqual([
      'fail: MAIL_FROM is "Doorstep <hello@localhost>", which is a placeholder.',
    ]);
  });

  test.each(['short', 'a'.repeat(64), 'change-me-change-me-change-me-now!'])(
    'report a secret that is easy to guess: %s',
    async (secret) => {
      expect(await listFindings({ CRON_SECRET: secret })).toEqual([
        'fail: CRON_SECRET is shorter than 32 characters or easy to guess.',
      ]);
    },
  );

  test('report one secret for two purposes', async () => {
    expect(await listFindings({ METRICS_TOKEN: settings.CRON_SECRET })).toEqual([
      'fail: CRON_SECRET, MAIL_EVENTS_SECRET, METRICS_TOKEN and SUPABASE_SECRET_KEY are not all different.',
    ]);
  });

  test('report the public keys of a local Supabase', async () => {
    const jwt = ['', { iss: 'supabase-demo', role: 'service_role' }, '']
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    expect(await listFindings({ SUPABASE_SECRET_KEY: jwt })).toContain(
      'fail: The keys are the publicly known ones of a local Supabase.',
    );
  });

  test('report an address without https or with a path', async () => {
    expect(await listFindings({ SITE_URL: 'http://jobs.springfield.us' })).toEqual([
      expect.stringContaining('fail: http://jobs.springfield.us is not https'),
    ]);
    expect(await listFindings({ SITE_URL: 'https://springfield.us/jobs' })).toEqual([
      expect.stringContaining('fail: https://springfield.us/jobs has a path'),
    ]);
  });

  test("only warn of missing settings on a developer's machine", async () => {
    expect(
      await listFindings({ SITE_URL: 'http://localhost:3000', SMTP_URL: '', CRON_SECRET: 'short' }),
    ).toEqual([
      expect.stringMatching(/^warn: http:\/\/localhost:3000 is an address of this machine/),
      'warn: CRON_SECRET is shorter than 32 characters or easy to guess.',
      'warn: SMTP_URL is not set: this site sends no email.',
    ]);
  });
});

const getDatabase = async () => {
  const { database } = await describeDatabase(createInstallation(settings));
  if (!database) throw new Error('The database did not respond.');
  return database;
};

describe('the scheduler check', () => {
  test('fails two minutes after the last scheduled work', async () => {
    const database = await getDatabase();
    const now = '2026-11-22T12:00:00+00:00';
    const at = (scheduled_work: string | null) => checkScheduler({ ...database, now, scheduled_work }, true);
    expect(at('2026-11-22T11:58:30+00:00')).toMatchObject({ state: 'ok', message: 'ran 90 s ago' });
    expect(at('2026-11-22T11:57:50+00:00')).toMatchObject({
      state: 'fail',
      message: 'Scheduled work last ran 2 minutes ago.',
    });
    expect(at(null)).toMatchObject({ state: 'fail', message: 'Scheduled work has never run.' });
  });
});

describe('the moderation check', () => {
  test('warns of a case that is older than a day, and of a site without an admin', async () => {
    const database = await getDatabase();
    const now = '2026-11-22T12:00:00+00:00';
    const check = (admins: number, total: number, oldest_at: string | null) =>
      checkCases({ ...database, now, admins, cases: { total, oldest_at } });
    expect(check(1, 0, null)).toMatchObject({ state: 'ok', message: 'no open case' });
    expect(check(1, 1, '2026-11-22T09:00:00+00:00')).toMatchObject({
      state: 'ok',
      message: '1 open case, the oldest from 3 hours ago',
    });
    expect(check(1, 4, '2026-11-20T12:00:00+00:00')).toMatchObject({
      state: 'warn',
      message:
        '4 open cases, the oldest from 48 hours ago. The site promises a review, usually within a day.',
    });
    expect(check(0, 0, null)).toMatchObject({ state: 'warn' });
  });
});

describe('the mail server check', () => {
  const checkMail = async (SMTP_URL: string) =>
    (await checkMailServer(createInstallation({ ...settings, SMTP_URL }))).map(
      ({ state, message }) => `${state}: ${message}`,
    );

  test('fails if the server cannot be reached', async () => {
    const [port] = await findFreePorts(1);
    expect(await checkMail(`smtp://127.0.0.1:${port}`)).toEqual([
      expect.stringMatching(/^fail: The mail server of SMTP_URL cannot be reached \(.*ECONNREFUSED.*\)\.$/),
    ]);
    expect(await checkMail(requireVariable('SMTP_URL'))).toEqual(['ok: accepts the connection']);
  });

  test('fails if the server rejects the password', async () => {
    const server = new SMTPServer({
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, callback) =>
        password === 'right' ? callback(null, { user: 'springfield' }) : callback(new Error('No.')),
    });
    const [port = 0] = await findFreePorts(1);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    try {
      expect(await checkMail(`smtp://springfield:right@127.0.0.1:${port}`)).toEqual([
        'ok: accepts the connection',
      ]);
      expect(await checkMail(`smtp://springfield:wrong@127.0.0.1:${port}`)).toEqual([
        'fail: The mail server rejects the user name or password of SMTP_URL.',
      ]);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });
});

describe('the check of an address', () => {
  async function withServer(
    [status, type, body]: [number, string, string],
    check: (address: string) => Promise<void>,
  ): Promise<void> {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
    await check(`http://127.0.0.1:${await listen(server)}`);
    await new Promise((resolve) => server.close(resolve));
  }
  const configure = (change: Record<string, string>): Installation =>
    createInstallation({ ...settings, ...change });

  test('fails for another site, and for a site without its database', async () => {
    await withServer([200, 'application/json', '{"ok":true,"database":"reachable"}'], async (SITE_URL) => {
      expect(await checkResponse(configure({ SITE_URL }))).toMatchObject({ state: 'ok' });
    });
    await withServer([503, 'application/json', '{"ok":false,"database":"unreachable"}'], async (SITE_URL) => {
      expect(await checkResponse(configure({ SITE_URL }))).toMatchObject({
        state: 'fail',
        message: 'The site is running but cannot read its database (503).',
      });
    });
    await withServer([200, 'text/html', '<h1>It works!</h1>'], async (SITE_URL) => {
      expect(await checkResponse(configure({ SITE_URL }))).toMatchObject({ state: 'fail' });
    });
  });

  test('fails for a tile server without tiles or range requests', async () => {
    await withServer([200, 'image/png', 'tile'], async (address) => {
      expect(await checkTiles(configure({ TILE_URL: `${address}/{z}/{x}/{y}{r}.png` }))).toMatchObject({
        state: 'ok',
      });
    });
    await withServer([206, 'application/octet-stream', 'PMTiles'], async (address) => {
      expect(await checkTiles(configure({ TILE_URL: `${address}/town.pmtiles` }))).toMatchObject({
        state: 'ok',
      });
    });
    // A server without range requests would send the whole file.
    await withServer([200, 'application/octet-stream', 'PMTiles…'], async (address) => {
      expect(await checkTiles(configure({ TILE_URL: `${address}/town.pmtiles` }))).toMatchObject({
        state: 'fail',
      });
    });
    await withServer([403, 'text/plain', 'no'], async (address) => {
      expect(await checkTiles(configure({ TILE_URL: `${address}/{z}/{x}/{y}.png` }))).toMatchObject({
        state: 'fail',
      });
    });
  });
});
