import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRun } from '../../supabase/embedded/launcher/run-file.ts';
import { update } from '../../supabase/serve/update.ts';
import { freePorts } from '../support/test-stack.ts';

/** Small stand-ins for packages, build, backup and the site: what is looked at is which version serves, and what became of the other. */
const programs = {
  'supabase/serve/cli.ts': `import { cpSync } from 'node:fs'; cpSync('version', '.next', { recursive: true });`,
  'supabase/backup/cli.ts': `import { mkdirSync } from 'node:fs'; mkdirSync(process.argv.at(-1) + '/made', { recursive: true });`,
  'pad.mjs': `import { spawn } from 'node:child_process';
    const start = () => spawn(process.execPath, ['town.mjs'], { stdio: 'inherit' }).once('exit', start); start();`,
  'town.mjs': `import { createServer } from 'node:http'; import { readFileSync, writeFileSync } from 'node:fs';
    const read = (file) => readFileSync(file, 'utf8').trim();
    const versions = [read('version/is'), read('.next/is'), read('node_modules/is')];
    if (versions.includes('broken')) process.exit(1);
    const address = 'http://127.0.0.1:' + process.env.SITE_PORT;
    createServer((_, answer) => answer.end(versions.join())).listen(process.env.SITE_PORT, '127.0.0.1', () =>
      writeFileSync(process.env.DATA + '/run.json', JSON.stringify({ launcher: process.pid, address })));`,
};

let folder: string;
let root: string;
let pad: ChildProcess;
let env: Record<string, string>;
let address: string;
const at = (...names: string[]) => path.join(folder, ...names);
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.us', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });
const served = async () => (await fetch(address)).text();
const quick = 12_000;

/** A version that somebody publishes. */
function publish(version: string): void {
  mkdirSync(at('author', 'version'), { recursive: true });
  writeFileSync(at('author', 'version', 'is'), version);
  git(at('author'), 'add', '-A');
  git(at('author'), 'commit', '-qm', version);
  git(at('author'), 'push', '-q', 'origin', 'main');
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'doorstep-update-'));
  root = at('site');
  git(folder, 'init', '-q', '--bare', '-b', 'main', 'origin.git');
  git(folder, 'clone', '-q', 'origin.git', 'author');
  git(at('author'), 'checkout', '-q', '-b', 'main');
  for (const [name, text] of Object.entries(programs)) {
    mkdirSync(path.dirname(at('author', name)), { recursive: true });
    writeFileSync(at('author', name), text);
  }
  writeFileSync(at('author', '.gitignore'), 'node_modules\n.next\n');
  publish('1');
  git(folder, 'clone', '-q', 'origin.git', 'site');
  for (const made of ['.next', 'node_modules']) {
    mkdirSync(path.join(root, made));
    writeFileSync(path.join(root, made, 'is'), '1');
  }
  mkdirSync(at('bin'));
  writeFileSync(at('bin', 'npm'), '#!/bin/sh\ncp -r version node_modules\n', { mode: 0o755 });
  mkdirSync(at('data'));
  const [port] = await freePorts(1);
  address = `http://127.0.0.1:${port}`;
  env = {
    PATH: `${at('bin')}${path.delimiter}${process.env.PATH}`,
    DATA_FOLDER: at('data'),
    SITE_URL: 'http://localhost:1',
  };
  pad = spawn(process.execPath, ['pad.mjs'], {
    cwd: root,
    env: { ...process.env, SITE_PORT: `${port}`, DATA: at('data') },
  });
  await expect.poll(() => existsSync(at('data', 'run.json'))).toBe(true);
});

afterEach(async () => {
  pad.kill('SIGKILL');
  const run = readRun(at('data'));
  if (run) process.kill(run.launcher, 'SIGKILL');
  await rm(folder, { recursive: true });
});

test('a new version comes whole, after a backup, and the one before comes back when asked for', async () => {
  publish('2');
  await update(root, [], env, quick);
  expect(await served()).toBe('2,2,2');
  expect(readdirSync(at('data', 'backups'))).toEqual(['made']);
  expect(existsSync(at('site-next'))).toBe(false);
  await update(root, ['--back'], env, quick);
  expect(await served()).toBe('1,1,1');
  await update(root, [], env, quick);
  expect(await served()).toBe('2,2,2');
}, 120_000);

test('what was committed here alone goes with each version, also back to an older one, and stops one that it does not fit on', async () => {
  writeFileSync(path.join(root, 'brand'), 'ours');
  git(root, 'add', 'brand');
  git(root, 'commit', '-qm', 'Ours');
  const ours = () => readFileSync(path.join(root, 'brand'), 'utf8');
  git(at('author'), 'tag', 'v1');
  git(at('author'), 'push', '-q', 'origin', 'v1');
  for (const version of ['2', '3']) {
    publish(version);
    await update(root, [], env, quick);
    expect([await served(), ours()]).toEqual([`${version},${version},${version}`, 'ours']);
  }
  await update(root, ['--back'], env, quick);
  expect([await served(), ours()]).toEqual(['2,2,2', 'ours']);
  await update(root, ['v1'], env, quick);
  expect([await served(), ours()]).toEqual(['1,1,1', 'ours']);
  const said = vi.spyOn(console, 'log');
  await update(root, ['v1'], env, quick);
  expect(said.mock.lastCall).toEqual([expect.stringContaining('runs already')]);
  writeFileSync(at('author', 'brand'), 'theirs');
  publish('4');
  await expect(update(root, [], env, quick)).rejects.toThrow('does not fit on the new version (brand)');
  expect([await served(), ours()]).toEqual(['1,1,1', 'ours']);
}, 120_000);

test('a version that does not answer makes way for the one before', async () => {
  publish('broken');
  await expect(update(root, [], env, quick)).rejects.toThrow('The one of before serves again.');
  expect(await served()).toBe('1,1,1');
}, 120_000);

test('what fails beside the running site changes nothing of it, and own changes are not lost', async () => {
  writeFileSync(at('bin', 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  publish('2');
  await expect(update(root, [], env, quick)).rejects.toThrow('nothing was changed');
  expect(await served()).toBe('1,1,1');
  writeFileSync(path.join(root, 'town.mjs'), '// mine');
  await expect(update(root, [], env, quick)).rejects.toThrow('were changed by hand');
  expect(readFileSync(path.join(root, 'town.mjs'), 'utf8')).toBe('// mine');
}, 120_000);

test('what cannot be put in its place is not there by half, and the one before is still to be gone back to', async () => {
  publish('2');
  await update(root, [], env, quick);
  mkdirSync(at('author', 'more'));
  writeFileSync(at('author', 'more', 'notes'), 'theirs');
  publish('3');
  mkdirSync(path.join(root, 'more'));
  writeFileSync(path.join(root, 'more', 'notes'), 'mine');
  await expect(update(root, [], env, quick)).rejects.toThrow('more/notes');
  expect(readFileSync(path.join(root, 'more', 'notes'), 'utf8')).toBe('mine');

  await rename(at('site-previous', '.next'), at('elsewhere'));
  await expect(update(root, ['--back'], env, quick)).rejects.toThrow('ENOENT');
  for (const part of ['version', '.next', 'node_modules'])
    expect(readFileSync(path.join(root, part, 'is'), 'utf8')).toBe('2');
  expect(await served()).toBe('2,2,2');
  await rename(at('elsewhere'), at('site-previous', '.next'));
  await update(root, ['--back'], env, quick);
  expect(await served()).toBe('1,1,1');
}, 120_000);
