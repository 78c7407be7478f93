import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PlainVisitor } from '../support/plain-visitor.ts';
import { freePorts } from '../support/test-stack.ts';

const help = `A place's page under load, beside the same bytes from a bare Node server and through docs/nginx.conf.

  SITE_URL=http://127.0.0.1:3000 node tests/bench/places.ts [--path /texas/austin] [--seconds 10] [--nginx /usr/sbin/nginx]
    [--employer address --password words]

The site has to run in production mode. With --employer and --password, once more while 1% of the requests pause or
resume a posting of that account through the site, which makes the place's pages anew as posting does; the demonstration's
employer has postings at /california/san-francisco.`;

const { values } = parseArgs({
  options: {
    path: { type: 'string', default: '/texas/austin' },
    seconds: { type: 'string', default: '10' },
    nginx: { type: 'string', default: '/usr/sbin/nginx' },
    employer: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
const { SITE_URL: siteUrl } = process.env;
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

if (values.employer) {
  const postings = await ownPostings(siteUrl);
  show('site while 1% of the requests change a posting', await load(siteUrl + values.path, postings.change));
  await postings.resumeAll();
  console.log(`  ${postings.changes()} times a posting was paused or resumed through the site`);
}

/** The account's open postings, paused and resumed one after the other. */
async function ownPostings(site: string) {
  const visitor = new PlainVisitor(site);
  const [signIn] = await visitor.formsOn('/login', ['email', 'password']);
  if (!signIn) throw new Error('There is no sign-in form.');
  await visitor.send(signIn, { email: values.employer, password: values.password });
  const forms = await visitor.formsOn('/employer/jobs', ['id', 'change']);
  const open = forms.filter(({ fields }) =>
    fields.some(([name, value]) => name === 'change' && value === 'pause'),
  );
  if (open.length === 0) throw new Error('The account has no open posting, or could not sign in.');
  const isPaused = open.map(() => false);
  let changes = 0;
  const change = async (index: number) => {
    const form = open[index];
    if (!form) return;
    isPaused[index] = !isPaused[index];
    const { status } = await visitor.send(form, { move: isPaused[index] ? 'pause' : 'resume' });
    if (status !== 200) throw new Error(`A posting could not be changed: ${status}.`);
    changes++;
  };
  let next = 0;
  return {
    change: () => change(next++ % open.length),
    changes: () => changes,
    resumeAll: async () => {
      for (const [index, paused] of isPaused.entries()) if (paused) await change(index);
    },
  };
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
