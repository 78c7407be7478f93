import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import postgres from 'postgres';
import { freePorts } from '../support/test-stack.ts';

const help = `A place's page under load, beside the same bytes from a bare Node server and through docs/nginx.conf.

  SITE_URL=http://127.0.0.1:3000 node tests/bench/places.ts [--path /texas/austin] [--seconds 10] [--nginx /usr/sbin/nginx]

The site has to run in production mode. With DATABASE_URL, once more while 1% of the requests post a job in that
city; what a posting refreshes by tag is not part of it, since rows are written behind the site.`;

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/texas/austin' },
    seconds: { type: 'string', default: '10' },
    nginx: { type: 'string', default: '/usr/sbin/nginx' },
    help: { type: 'boolean', default: false },
  },
});
const { SITE_URL: siteUrl, DATABASE_URL: databaseUrl } = process.env;
if (values.help || !siteUrl) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}

type Figures = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

const connections = 32;
const page = await fetch(siteUrl + values.path, { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await page.arrayBuffer());
console.log(
  `${values.path}: ${page.status}, ${(body.length / 1000).toFixed(0)} kB, ${connections} connections\n`,
);

const [barePort = 0, nginxPort = 0] = await freePorts(2);
const bare = await startBare(barePort);
show('bare Node server, same bytes', await load(`http://127.0.0.1:${barePort}${values.path}`));
bare.kill();

show('site (cached page)', await load(siteUrl + values.path));

if (existsSync(values.nginx)) {
  const nginx = await startNginx(nginxPort);
  show('site behind docs/nginx.conf', await load(`http://127.0.0.1:${nginxPort}${values.path}`));
  await nginx.stop();
} else console.log(`no nginx at ${values.nginx}`);

if (databaseUrl) {
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} });
  const posted: string[] = [];
  const post = async () => {
    const [row] = await sql<{ id: string }[]>`
      insert into public.jobs (employer_id, title, company_name, location, description, type, contact)
      select employer_id, 'Benchmark Baker', company_name, location, description, type, contact from public.jobs
      where ${values.path.slice(1)} = state_slug || '/' || city_slug and status = 'open' limit 1 returning id`;
    if (row) posted.push(row.id);
  };
  show('site while 1% of the requests post a job there', await load(siteUrl + values.path, post));
  await sql`delete from public.jobs where id = any (${posted})`;
  console.log(`  ${posted.length} jobs were posted and taken away again`);
  await sql.end();
}

/** As many requests as so many connections can make, each waiting for its answer. */
async function load(url: string, every100th?: () => Promise<void>): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      get(url, { agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      }).on('error', reject);
    });
  for (let warm = 0; warm < connections; warm++) await ask();
  const times: number[] = [];
  let failed = 0;
  let number = 0;
  const begun = performance.now();
  const deadline = begun + Number(values.seconds) * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < deadline) {
        if (every100th && ++number % 100 === 0) {
          await every100th();
          continue;
        }
        const started = performance.now();
        const status = await ask();
        times.push(performance.now() - started);
        if (status !== 200) failed++;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), failed };
}

function show(what: string, { perSecond, p50Ms, p99Ms, failed }: Figures): void {
  const figures = [
    `${perSecond.toFixed(0)}/s`.padStart(9),
    `p50 ${p50Ms.toFixed(1)} ms`.padStart(14),
    `p99 ${p99Ms.toFixed(1)} ms`.padStart(14),
    `${failed} failed`,
  ];
  console.log(`${what.padEnd(48)} ${figures.join('  ')}`);
}

/** A process of its own, as the site is one. */
async function startBare(port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-bare-'));
  const file = path.join(folder, 'body');
  writeFileSync(file, body);
  const program = `const b = require('node:fs').readFileSync(${JSON.stringify(file)});
    require('node:http').createServer((q, s) => { s.setHeader('Content-Type', 'text/html; charset=utf-8'); s.end(b); })
      .listen(${port}, '127.0.0.1', () => process.stdout.write('up'));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  rmSync(folder, { recursive: true });
  return child;
}

/** docs/nginx.conf with this site, a free port and a cache folder of its own. */
async function startNginx(port: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-nginx-'));
  mkdirSync(path.join(folder, 'cache'));
  const given = readFileSync(path.join(import.meta.dirname, '..', '..', 'docs', 'nginx.conf'), 'utf8')
    .replace('/var/cache/nginx/doorstep', path.join(folder, 'cache'))
    .replace('127.0.0.1:3000', new URL(siteUrl ?? '').host)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const config = `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes auto; ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {} http { access_log off; ${temporary} ${given} }`;
  writeFileSync(path.join(folder, 'nginx.conf'), config);
  const child = spawn(values.nginx, ['-c', path.join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  for (let tries = 0; tries < 100 && !(await isUp(port)); tries++);
  return {
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether somebody answers there. */
function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
