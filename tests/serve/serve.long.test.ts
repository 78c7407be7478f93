import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runningStack } from '../../supabase/embedded/launcher/running-stack.ts';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { backupsIn } from '../../supabase/serve/daily-backup.ts';
import { freePorts } from '../support/test-stack.ts';

const root = path.join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-town-'));
const backups = path.join(dataDir, 'backups');
const mails: { from?: string; to?: string; subject?: string }[] = [];
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, session, done) {
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const { from, subject } = await new PostalMime().parse(Buffer.concat(parts));
    mails.push({ from: from?.address, to: session.envelope.rcptTo[0]?.address, subject });
    done();
  },
});

let env: Record<string, string>;
let site: string;
let pad: ChildProcess;
let output = '';

/** Long enough for a build on a busy machine. */
const soon = <T>(attempt: () => T | Promise<T>, timeout = 60_000) =>
  vi.waitFor(attempt, { timeout, interval: 100 });

async function start(): Promise<void> {
  output = '';
  pad = spawn(process.execPath, ['supabase/serve/cli.ts', 'run', '--data', dataDir], {
    cwd: root,
    env: env as NodeJS.ProcessEnv,
  });
  for (const stream of [pad.stdout, pad.stderr])
    stream?.on('data', (part) => {
      output += part;
    });
  await soon(() => {
    if (pad.exitCode !== null) throw new Error(output);
    expect(output).toContain('Doorstep runs:');
  }, 900_000);
}

/** All processes below the one that was started, with their command lines. */
function processes(): { pid: number; command: string }[] {
  const all = readdirSync('/proc').flatMap((name) => {
    try {
      const parent = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return Number(name) > 0 ? [{ pid: Number(name), parent, command }] : [];
    } catch {
      return [];
    }
  });
  const found = all.filter(({ pid }) => pid === pad.pid);
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid));
  return found;
}

const parts: Record<string, RegExp> = {
  'the API': /api-process/,
  'the site': /next-server|next\/dist\/bin\/next/,
  'the scheduled work': /worker\.ts/,
  'the database': /bin\/postgres -D/,
  'the supervisor': /serve\/cli\.ts town/,
};
const pidOf = (part: RegExp) => processes().find(({ command }) => part.test(command))?.pid ?? 0;

const healthy = () =>
  soon(async () => expect((await fetch(`${site}/healthz`).catch(() => undefined))?.status).toBe(200));

/** A program of ours beside the running site, with what the site was told. */
const run = (program: string, args: string[], more: Record<string, string> = {}) =>
  new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      [path.join(root, 'supabase', program), ...args],
      { cwd: root, env: { ...env, ...more } as NodeJS.ProcessEnv },
      (fault, stdout, stderr) => resolve(`${stdout}${stderr}${fault ? `code ${fault.code}` : ''}`),
    ),
  );

beforeAll(async () => {
  // Always the same, so that one build serves every run.
  const port = 34_711;
  const [smtp] = await freePorts(1);
  mailServer.on('error', () => {});
  await new Promise<void>((resolve) => mailServer.listen(smtp ?? 0, '127.0.0.1', resolve));
  const bare = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || /SUPABASE|DATABASE_URL|SITE_URL|CRON_SECRET|SMTP_URL|MAIL|^npm_/.test(name)
      ? []
      : [[name, value]],
  );
  site = `http://127.0.0.1:${port}`;
  env = {
    ...Object.fromEntries(bare),
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'Springfield Jobs <jobs@springfield.us>',
    DATA_FOLDER: dataDir,
    HOST: '0.0.0.0',
    PORT: `${port}`,
    NEXT_DIST_DIR: '.next-serve',
    LOG_LEVEL: 'info',
  };
  mkdirSync(path.join(backups, 'doorstep-2020-01-01T03-15-00-000Z'), { recursive: true });
  await start();
}, 920_000);

afterAll(async () => {
  pad.kill('SIGTERM');
  await soon(() => expect(pad.exitCode ?? pad.signalCode).not.toBe(null));
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await removeData(dataDir);
}, 120_000);

test('only the site can be reached from outside', () => {
  const inodes = new Set(
    processes().flatMap(({ pid }) =>
      readdirSync(`/proc/${pid}/fd`).map((fd) => {
        try {
          return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
        } catch {
          return undefined;
        }
      }),
    ),
  );
  const listening = ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/net/${kind}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === '0A' && inodes.has(fields[9]))
      .map((fields) => {
        const [address = '', port = ''] = (fields[1] ?? '').split(':');
        return { isLoopback: address === '0100007F', port: Number.parseInt(port, 16) };
      }),
  );
  expect(listening.length).toBe(3);
  expect(listening.filter(({ isLoopback }) => !isLoopback).map(({ port }) => port)).toEqual([
    Number(env.PORT),
  ]);
});

test('its keys are for their owner alone, and the doctor finds nothing that fails', async () => {
  expect(statSync(path.join(dataDir, 'keys.json')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await soon(async () => {
    const said = await run('doctor/cli.ts', []);
    expect(said).toContain(' 0 failed');
    expect(said).toMatch(/ok +Scheduler +ran \d+ s ago/);
  });
});

test('who registers gets the email from the sender that was named', async () => {
  const { NEXT_PUBLIC_SUPABASE_URL: url = '', NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key = '' } =
    runningStack(dataDir) ?? {};
  const { error } = await createClient(url, key, { auth: { persistSession: false } }).auth.signUp({
    email: 'ada@springfield.us',
    password: 'a town of its own',
  });
  expect(error).toBe(null);
  await soon(() =>
    expect(mails).toContainEqual({
      from: 'jobs@springfield.us',
      to: 'ada@springfield.us',
      subject: expect.stringContaining('Confirm'),
    }),
  );
});

test('a backup is made by itself, and one that is too old goes', async () => {
  await soon(() =>
    expect(backupsIn(backups).map(({ madeAt }) => Date.now() - madeAt < 3_600_000)).toEqual([true]),
  );
});

test.each(Object.entries(parts))(
  '%s is back after a kill -9',
  async (_name, part) => {
    const before = pidOf(part);
    expect(before).toBeGreaterThan(0);
    process.kill(before, 'SIGKILL');
    await soon(() => {
      const after = pidOf(part);
      expect(after).toBeGreaterThan(0);
      expect(after).not.toBe(before);
    });
    await healthy();
  },
  120_000,
);

test('a posting survives a kill -9 of everything, and so do the keys', async () => {
  const stack = runningStack(dataDir) ?? {};
  expect(await run('seed/cli.ts', ['--jobs', '100', '--talents', '10'], stack)).toContain('Loaded 100 jobs');
  const keys = readFileSync(path.join(dataDir, 'keys.json'), 'utf8');
  const admin = createClient(stack.NEXT_PUBLIC_SUPABASE_URL ?? '', stack.SUPABASE_SECRET_KEY ?? '');
  const { data: job } = await admin
    .from('jobs')
    .select('id')
    .eq('status', 'open')
    .limit(1)
    .single()
    .throwOnError();
  await admin.from('jobs').update({ title: 'Night baker 4711' }).eq('id', job.id).throwOnError();
  for (const { pid } of processes()) process.kill(pid, 'SIGKILL');
  await soon(() => expect(pad.signalCode).toBe('SIGKILL'));

  await start();
  expect(readFileSync(path.join(dataDir, 'keys.json'), 'utf8')).toBe(keys);
  const page = await fetch(`${site}/job/${job.id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('Night baker 4711');
}, 240_000);
