import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leftOut, parseEnv } from '../../lib/env.ts';
import { namesSupabase, readEnvironment } from '../../supabase/embedded/launcher/environment.ts';
import { readOptions } from '../../supabase/embedded/launcher/options.ts';
import { freePort, thisPort } from '../../supabase/embedded/launcher/ports.ts';
import { freePorts } from '../support/test-stack.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-launcher-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('the environment', () => {
  test('comes before .env.local, and that before .env', () => {
    writeFileSync(path.join(folder, '.env'), 'SITE_URL=https://env.example\nPORT=1\nGEOCODER=embedded\n');
    writeFileSync(path.join(folder, '.env.local'), 'SITE_URL="https://local.example"\nPORT=2\n');
    const variables = readEnvironment(folder, { NODE_ENV: 'test', PORT: '3' });
    expect(variables).toEqual({
      NODE_ENV: 'test',
      PORT: '3',
      SITE_URL: 'https://local.example',
      GEOCODER: 'embedded',
    });
  });

  test('takes a blank value for none', () => {
    writeFileSync(path.join(folder, '.env'), 'NEXT_PUBLIC_SUPABASE_URL=\n');
    expect(namesSupabase(readEnvironment(folder, { NODE_ENV: 'test', SUPABASE_SECRET_KEY: ' ' }))).toBe(
      false,
    );
  });

  test('names a Supabase with its address alone, and then asks for the keys in one sentence each', () => {
    const variables = { NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' };
    expect(namesSupabase(variables)).toBe(true);
    expect(() => parseEnv(variables)).toThrow(
      'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY is missing. SUPABASE_SECRET_KEY is missing.',
    );
  });
});

test('.env.example explains every variable that is read', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const lines = read('.env.example').split('\n');
  const explained = lines.flatMap((line, at) => {
    const name = /^(?:# )?([A-Z][A-Z_]+)=/.exec(line)?.[1];
    // The words stand above it, or above the one it belongs to.
    return name && lines[at - 1]?.startsWith('# ') ? [name] : [];
  });
  const names = [...read('lib/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const elsewhere = ['PORT', 'HOST', 'DATABASE_URL', 'MAILBOX_URL', 'CHROMIUM_PATH'];
  // The older names of the two keys stand in the words about the new ones.
  const older = ['NEXT_PUBLIC_SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'];
  for (const name of older) expect(read('.env.example')).toContain(name);
  expect(explained.toSorted()).toEqual(
    [...names.filter((name) => !older.includes(name ?? '')), ...elsewhere].toSorted(),
  );
});

describe('the options', () => {
  test('have the ports of the Supabase CLI, and PORT for the site', () => {
    const { ports, host, dataDir } = readOptions(['start'], { PORT: '4000' });
    expect(ports).toEqual({ site: 4000, api: 54321, database: 54322, mailbox: 54324, smtp: 54325 });
    expect(host).toBe('127.0.0.1');
    expect(dataDir).toBe('.doorstep');
  });

  test.each(['0', '70000', 'three', '3000.5'])('refuse %s as a port, in a sentence', (port) => {
    expect(() => readOptions(['start'], { PORT: port })).toThrow(/PORT.* must be a port number/);
  });
});

describe('a taken port', () => {
  test('is said, and the next free one used', async () => {
    const [taken = 0] = await freePorts(1);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve));
    const said: string[] = [];
    try {
      const port = await freePort(taken, 'API', (line) => said.push(line));
      expect(port).toBeGreaterThan(taken);
      expect(said).toEqual([`Port ${taken} (API) is taken; using ${port} instead.`]);
    } finally {
      server.close();
    }
  });

  test('ends a start that a proxy is set up for, with a sentence', async () => {
    const [wanted = 0] = await freePorts(1);
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
    await expect(thisPort(wanted, 'site', '127.0.0.1')).rejects.toThrow(
      `Port ${wanted} (site) is taken. End what listens on it, or set PORT and tell your proxy.`,
    );
    await new Promise((resolve) => server.close(resolve));
    expect(await thisPort(wanted, 'site', '127.0.0.1')).toBe(wanted);
  });

  test('is not given out twice within one start', async () => {
    const [wanted = 0] = await freePorts(1);
    const taken = new Set<number>();
    const first = await freePort(wanted, 'API', () => {}, taken);
    const second = await freePort(wanted, 'mailbox', () => {}, taken);
    expect(second).not.toBe(first);
  });

  test('is kept for whoever chose it, however long that takes to listen, and let go once that is gone', async () => {
    const [wanted = 0] = await freePorts(1);
    const file = path.join(tmpdir(), `doorstep-port-${wanted}`);
    const owner = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
    const hourAgo = new Date(Date.now() - 3_600_000);
    writeFileSync(file, String(owner.pid));
    utimesSync(file, hourAgo, hourAgo);
    try {
      expect(await freePort(wanted, 'API', () => {})).toBeGreaterThan(wanted);
      owner.kill();
      await once(owner, 'exit');
      expect(await freePort(wanted, 'API', () => {})).toBe(wanted);
    } finally {
      owner.kill();
      rmSync(file, { force: true });
    }
  });

  test('is not given out twice to two that start in the same moment', async () => {
    const [wanted = 0] = await freePorts(1);
    const ports = path.join(import.meta.dirname, '../../supabase/embedded/launcher/ports.ts');
    const look = `const { freePort } = await import(${JSON.stringify(ports)});
      console.log(await freePort(${wanted}, 'API', () => {}));
      process.stdin.resume();`;
    const starts = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '--eval', look]));
    try {
      const found = await Promise.all(
        starts.map(async ({ stdout }) => Number((await once(stdout, 'data'))[0])),
      );
      expect(new Set(found).size).toBe(2);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(wanted);
    } finally {
      for (const start of starts) start.kill();
    }
  });
});

describe('wrong settings', () => {
  const whole = {
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
  ])('%o are refused in one sentence', (wrong, sentence) => {
    expect(() => parseEnv({ ...whole, ...wrong })).toThrow(`Configuration: ${sentence}`);
  });

  test('that are only missing are told, and what then does not happen', () => {
    expect(leftOut(parseEnv(whole))).toEqual([]);
    expect(leftOut(parseEnv({ ...whole, SMTP_URL: '', CRON_SECRET: ' ', CLAMAV_URL: '' }))).toEqual([
      'SMTP_URL is not set: this site sends no email.',
      'CRON_SECRET is not set: scheduled work is off, so no emails or alerts are sent.',
      'CLAMAV_URL is not set: CVs are not checked for viruses, and employers are told so.',
    ]);
  });
});

test("an address that is not this machine's is told by its name, not as ports that are taken", async () => {
  await expect(freePort(3000, 'site', () => {}, undefined, '999.1.1.1')).rejects.toThrow(
    'The site cannot listen on 999.1.1.1',
  );
});
