import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadedBy } from './loaded-by.ts';
import { root } from './sources.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const ignored = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const site = dockerfile.slice(dockerfile.indexOf(' AS site\n'));

/** What the smallest image has beside Next.js' own: `COPY lib lib`. */
const copied = [...site.matchAll(/^COPY (?:--from=build \/site\/)?(\S+) (\S+)$/gm)].map(
  ([, from = '', to = '']) => ({ from, to }),
);

/** The settings that the documents explain; each stands in the schema of lib/env.ts or is the launcher's. */
const explained = new Set(
  [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name),
);

test('the image has every file and package that the scheduler and the doctor load', () => {
  const { files, packages } = loadedBy(['supabase/worker.ts', 'supabase/doctor/cli.ts']);
  const has = (place: string) => copied.some(({ to }) => place === to || place.startsWith(`${to}/`));
  const missing = [...files, ...packages.map(({ name }) => `node_modules/${name}`)].filter(
    (place) => !has(place),
  );
  expect(missing, 'COPY it in the last stage of Dockerfile.').toEqual([]);
  // What it reads beside what it imports.
  expect(
    ['supabase/migrations', 'supabase/seed/places/places.tsv.gz'].filter((place) => !has(place)),
  ).toEqual([]);
});

test('what the image copies is there, and is not ignored', () => {
  const own = copied.filter(({ from }) => !/^(node_modules|\.next)\//.test(from)).map(({ from }) => from);
  expect(own).toContain('lib');
  expect(own.filter((place) => !existsSync(path.join(root, place)) || ignored.includes(place))).toEqual([]);
});

test('no setting with a secret in it, and nothing from another build, gets into an image', () => {
  expect(ignored).toEqual(
    expect.arrayContaining(['.git', '.env*', '.next*', '.doorstep*', '**/node_modules']),
  );
});

test('every setting that compose.yaml and Dockerfile name is explained in .env.example', () => {
  const named = [
    ...[...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name),
    ...[...compose.matchAll(/^ {4,8}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
    ...[...dockerfile.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name = '']) => name),
  ];
  expect(named).toEqual(expect.arrayContaining(['SITE_URL', 'TRUSTED_IP_HEADER', 'TILE_URL']));
  expect([...new Set(named)].filter((name) => !explained.has(name))).toEqual([]);
});

test('what is fixed at build is an argument of the build and is given by compose.yaml', () => {
  const args = [...dockerfile.matchAll(/^ARG ([A-Z_]+)$/gm)].map(([, name = '']) => name);
  const given = /\n {6}args:\n((?: {8}.+\n)+)/.exec(compose)?.[1] ?? '';
  expect([...given.matchAll(/^ {8}([A-Z_]+):/gm)].map(([, name = '']) => name).sort()).toEqual(args.sort());
  const read = [...sourceOfHeaders().matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name);
  expect(read.filter((name) => name !== 'NODE_ENV').sort()).toEqual(args.sort());
});

/** What next.config.ts makes the fixed headers of. */
function sourceOfHeaders(): string {
  const config = read('next.config.ts');
  return config.slice(config.indexOf('async headers()'), config.indexOf('async redirects()'));
}

test('the health check asks a page that is there, at the port that is served', () => {
  const [, port = '', asked = ''] =
    /PORT=(\d+)[\s\S]*HEALTHCHECK [^\n]*127\.0\.0\.1:\$\{process\.env\.PORT\}\/(\w+)/.exec(site) ?? [];
  expect(asked).toBe('healthz');
  expect(existsSync(path.join(root, 'app', asked, 'route.ts'))).toBe(true);
  expect(site).toContain(`\nEXPOSE ${port}\n`);
  expect(site).toMatch(/\nUSER [1-9]/);
});

test('the front of compose.yaml makes a configuration for both sites of the shipped one', () => {
  const rules = [...compose.matchAll(/s\|(.+?)\|(.+?)\|g?(?=['";])/g)];
  expect(rules).toHaveLength(4);
  const front = rules.reduce((text, [, found = '', by = '']) => {
    expect(text, found).toMatch(new RegExp(found));
    return text.replace(new RegExp(found, 'g'), by);
  }, read('docs/nginx.conf'));
  const addresses = [...compose.matchAll(/ipv4_address: ([\d.]+)/g)].map(
    ([, address = '']) => `server ${address}:3000 fail_timeout=1s;`,
  );
  expect(addresses).toHaveLength(2);
  expect(front).toContain(addresses.join(' '));
  expect(front).not.toMatch(/127\.0\.0\.1:3000|jobs\.example\.com|_log \/var\//);
});
