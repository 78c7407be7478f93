import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getConfigWarnings, parseEnv } from '../../lib/env.ts';
import { hasSupabaseVariables, loadEnvironment } from '../../supabase/embedded/launcher/environment.ts';
import { parseOptions } from '../../supabase/embedded/launcher/options.ts';
import { findFreePort, requirePort } from '../../supabase/embedded/launcher/ports.ts';
import { findFreePorts } from '../support/test-stack.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-launcher-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the environment', () => {
  test('overrides .env.local, which overrides .env', () => {
    writeFileSync(path.join(folder, '.env'), 'SITE_URL=https://env.example\nPORT=1\nGEOCODER=embedded\n');
    writeFileSync(path.join(folder, '.env.local'), 'SITE_URL="https://local.example"\nPORT=2\n');
    const variables = loadEnvironment(folder, { NODE_ENV: 'test', PORT: '3' });
    expect(variables).toEqual({
      NODE_ENV: 'test',
      PORT: '3',
      SITE_URL: 'https://local.example',
      GEOCODER: 'embedded',
    });
  });

  test('ignores blank values', () => {
    writeFileSync(path.join(folder, '.env'), 'NEXT_PUBLIC_SUPABASE_URL=\n');
    expect(
      hasSupabaseVariables(loadEnvironment(folder, { NODE_ENV: 'test', SUPABASE_SECRET_KEY: ' ' })),
    ).toBe(false);
  });

  test('selects a Supabase by its URL, and reports each missing key in one sentence', () => {
    const variables = { NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' };
    expect(hasSupabaseVariables(variables)).toBe(true);
    expect(() => parseEnv(variables)).toThrow(
      'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY is missing. SUPABASE_SECRET_KEY is missing.',
    );
  });
});

test('.env.example explains every variable', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const lines = read('.env.example').split('\n');
  const explained = lines.flatMap((line, at) => {
    const name = /^(?:# )?([A-Z][A-Z_]+)=/.exec(line)?.[1];
    // The explanation stands above the variable, or above its group.
    return name && lines[at - 1]?.startsWith('# ') ? [name] : [];
  });
  const names = [...read('lib/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const otherVariables = ['PORT', 'HOST', 'DATABASE_URL', 'MAILBOX_URL', 'CHROMIUM_PATH'];
  // The explanations of the new keys mention the two older names.
  const legacyNames = ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'];
  for (const name of legacyNames) expect(read('.env.example')).toContain(name);
  expect(explained.toSorted()).toEqual(
    [...names.filter((name) => !legacyNames.includes(name ?? '')), ...otherVariables].toSorted(),
  );
});

describe('command-line options', () => {
  test('default to the ports of the Supabase CLI, and to PORT for the site', () => {
    const { ports, host, dataDir } = parseOptions(['start'], { PORT: '4000' });
    expect(ports).toEqual({ site: 4000, api: 54321, database: 54322, mailbox: 54324, smtp: 54325 });
    expect(host).toBe('127.0.0.1');
    expect(dataDir).toBe('.doorstep');
  });

  test.each(['0', '70000', 'three', '3000.5'])('reject %s as a port', (port) => {
    expect(() => parseOptions(['start'], { PORT: port })).toThrow(/PORT.* must be a port number/);
  });
});

describe('a taken port', () => {
  test('is reported and replaced by the next free port', async () => {
    const [taken = 0] = await findFreePorts(1);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
    const lines: string[] = [];
    try {
      const port = await findFreePort(taken, 'API', (line) => lines.push(line));
      expect(port).toBeGreaterThan(taken);
      expect(lines).toEqual([`Port ${taken} (API) is taken; using ${port} instead.`]);
    } finally {
      server.close();
    }
  });

  test('makes a start behind a proxy fail with one sentence', async () => {
    const [preferred = 0] = await findFreePorts(1);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(preferred, '127.0.0.1', resolve));
    await expect(requirePort(preferred, 'site', '127.0.0.1')).rejects.toThrow(
      `Port ${preferred} (site) is taken. Stop the program that listens on it, or change PORT and the proxy.`,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await requirePort(preferred, 'site', '127.0.0.1')).toBe(preferred);
  });

  test('is not assigned twice within one start', async () => {
    const [preferred = 0] = await findFreePorts(1);
    const taken = new Set<number>();
    const first = await findFreePort(preferred, 'API', () => {}, taken);
    const second = await findFreePort(preferred, 'mailbox', () => {}, taken);
    expect(second).not.toBe(first);
  });

  test('stays reserved while the process that claimed it runs', async () => {
    const [preferred = 0] = await findFreePorts(1);
    const file = path.join(tmpdir(), `doorstep-port-${preferred}`);
    const owner = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
    const hourAgo = new Date(Date.now() - 3_600_000);
    writeFileSync(file, String(owner.pid));
    utimesSync(file, hourAgo, hourAgo);
    try {
      expect(await findFreePort(preferred, 'API', () => {})).toBeGreaterThan(preferred);
      owner.kill();
      await once(owner, 'exit');
      expect(await findFreePort(preferred, 'API', () => {})).toBe(preferred);
    } finally {
      owner.kill();
      rmSync(file, { force: true });
    }
  });

  test('is not assigned to two concurrent starts', async () => {
    const [preferred = 0] = await findFreePorts(1);
    const ports = path.join(import.meta.dirname, '../../supabase/embedded/launcher/ports.ts');
    const script = `const { findFreePort } = await import(${JSON.stringify(ports)});
      console.log(await findFreePort(${preferred}, 'API', () => {}));
      process.stdin.resume();`;
    const starts = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '--eval', script]));
    try {
      const found = await Promise.all(
        starts.map(async ({ stdout }) => Number((await once(stdout, 'data'))[0])),
      );
      expect(new Set(found).size).toBe(2);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(preferred);
    } finally {
      for (const start of starts) start.kill();
    }
  });
});

describe('settings', () => {
  const complete = {
    NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'public',
    SUPABASE_SECRET_KEY: 'secret',
    SMTP_URL: 'smtps://user:word@host:465',
    CRON_SECRET: 'secret',
    CLAMAV_URL: 'unix:///run/clamav/clamd.ctl',
  };

  test.each([
    [{ SITE_URL: 'foo' }, 'SITE_URL must be a URL starting with http:// or https://.'],
    [{ SITE_CLAIMS: 'xyz' }, 'SITE_CLAIMS must be "default" or "live".'],
    [{ GEOCODER: 'bogus' }, 'GEOCODER must be "embedded" or "nominatim".'],
    [{ SMTP_URL: 'not-a-url' }, 'SMTP_URL must be a URL starting with smtp:// or smtps://.'],
    [{ CLAMAV_URL: 'localhost:3310' }, 'CLAMAV_URL must be tcp://host:port or unix:///path.'],
    [{ TRUSTED_IP_HEADER: 'x y' }, 'TRUSTED_IP_HEADER must be the name of one header, such as x-real-ip.'],
    [{ NOMINATIM_URL: 'here' }, 'NOMINATIM_URL must be a URL starting with http:// or https://.'],
  ])('%o is rejected with one sentence', (wrong, sentence) => {
    expect(() => parseEnv({ ...complete, ...wrong })).toThrow(`Configuration: ${sentence}`);
  });

  test('are reported with the consequences if they are missing', () => {
    expect(getConfigWarnings(parseEnv(complete))).toEqual([]);
    expect(
      getConfigWarnings(parseEnv({ ...complete, SMTP_URL: '', CRON_SECRET: ' ', CLAMAV_URL: '' })),
    ).toEqual([
      'SMTP_URL is not set: this site sends no email.',
      'CRON_SECRET is not set: scheduled work is off, so no emails or alerts are sent.',
      'CLAMAV_URL is not set: CVs are not checked for viruses, and employers see a notice.',
    ]);
  });
});

test('a HOST that is not an address of this machine is reported as such, not as a taken port', async () => {
  await expect(findFreePort(3000, 'site', () => {}, undefined, '999.1.1.1')).rejects.toThrow(
    'The site cannot listen on 999.1.1.1',
  );
});
