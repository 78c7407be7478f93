import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findLoadedFiles } from './loaded-files.ts';
import { root } from './sources.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const site = dockerfile.slice(dockerfile.indexOf(' AS site\n'));

/** The paths that the last stage of Dockerfile copies, as `COPY lib lib` does. */
const copied = [...site.matchAll(/^COPY (?:--from=build \/site\/)?(\S+) (\S+)$/gm)].map(
  ([, from = '', to = '']) => ({ from, to }),
);

/** The settings that .env.example explains; each is in the schema of lib/env.ts or belongs to the launcher. */
const explained = new Set(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name),
);

test('the image has every file and package that the scheduler and the doctor load', () => {
  const { files, packages } = findLoadedFiles(['supabase/worker.ts', 'supabase/doctor/cli.ts']);
  const has = (file: string) => copied.some(({ to }) => file === to || file.startsWith(`${to}/`));
  const missing = [...files, ...packages.map(({ name }) => `node_modules/${name}`)].filter(
    (file) => !has(file),
  );
  expect(missing, 'COPY it in the last stage of Dockerfile.').toEqual([]);
  // Read at run time, not imported.
  expect(['supabase/migrations', 'supabase/seed/places/places.tsv.gz'].filter((file) => !has(file))).toEqual(
    [],
  );
});

test('the files that the image copies exist and are not ignored', () => {
  const own = copied.filter(({ from }) => !/^(node_modules|\.next)\//.test(from)).map(({ from }) => from);
  expect(own).toContain('lib');
  expect(own.filter((file) => !existsSync(path.join(root, file)) || ignored.includes(file))).toEqual([]);
});

test('the image contains no secrets and no files of another build', () => {
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '.env*', '.next*', '.doorstep*', '**/node_modules']),
  );
});

test('.env.example explains every setting of compose.yaml and Dockerfile', () => {
  const settings = [
    ...[...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name),
    ...[...compose.matchAll(/^ {4,8}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
    ...[...dockerfile.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name = '']) => name),
  ];
  expect(settings).toEqual(expect.arrayContaining(['SITE_URL', 'TRUSTED_IP_HEADER', 'TILE_URL']));
  expect([...new Set(settings)].filter((name) => !explained.has(name))).toEqual([]);
});

test('a setting that is fixed at build time is a build argument and set by compose.yaml', () => {
  const args = [...dockerfile.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name = '']) => name);
  const composeArgs = /\n {6}args:\n((?: {8}.+\n)+)/.exec(compose)?.[1] ?? '';
  expect([...composeArgs.matchAll(/^ {8}([A-Z_]+):/gm)].map(([, name = '']) => name).sort()).toEqual(
    args.sort(),
  );
  const read = [...readHeadersSource().matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(read.filter((name) => name !== 'NODE_ENV').sort()).toEqual(args.sort());
});

function readHeadersSource(): string {
  const config = read('next.config.ts');
  return config.slice(config.indexOf('async headers()'), config.indexOf('async redirects()'));
}

test('the health check requests an existing route on the exposed port', () => {
  const [, port = '', route = ''] =
    /PORT=(\d+)[\s\S]*HEALTHCHECK [^\n]*127\.0\.0\.1:\$\{process\.env\.PORT\}\/(\w+)/.exec(site) ?? [];
  expect(route).toBe('healthz');
  expect(existsSync(path.join(root, 'app', route, 'route.ts'))).toBe(true);
  expect(site).toContain(`\nEXPOSE ${port}\n`);
  expect(site).toMatch(/\nUSER [1-9]/);
});

test('the proxy of compose.yaml derives its configuration from docs/nginx.conf', () => {
  const rules = [...compose.matchAll(/s\|(.+?)\|(.+?)\|g?(?=['";])/g)];
  expect(rules).toHaveLength(4);
  const derived = rules.reduce((text, [, found = '', by = '']) => {
    expect(text, found).toMatch(new RegExp(found));
    return text.replace(new RegExp(found, 'g'), by);
  }, read('docs/nginx.conf'));
  const addresses = [...compose.matchAll(/ipv4_address: ([\d.]+)/g)].map(
    ([, address = '']) => `server ${address}:3000 fail_timeout=1s;`,
  );
  expect(addresses).toHaveLength(2);
  expect(derived).toContain(addresses.join(' '));
  expect(derived).not.toMatch(/127\.0\.0\.1:3000|jobs\.example\.com|_log \/var\//);
});
