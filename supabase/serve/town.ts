import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { examineEssentials } from '../doctor/examine.ts';
import { installationOf } from '../doctor/installation.ts';
import { refusal } from '../doctor/report.ts';
import { formerPassword, readKeys } from '../embedded/keys.ts';
import { buildIfNeeded } from '../embedded/launcher/build.ts';
import { type KeptPart, keepRunning } from '../embedded/launcher/keep-running.ts';
import type { Options } from '../embedded/launcher/options.ts';
import { freePort, thisPort } from '../embedded/launcher/ports.ts';
import { claimFolder, forgetRun, noteRun } from '../embedded/launcher/run-file.ts';
import { servedVariables } from '../embedded/launcher/running-stack.ts';
import { markServed } from '../embedded/launcher/served-folder.ts';
import { localAddress, startSite } from '../embedded/launcher/site.ts';
import { aborted } from '../embedded/launcher/stop-signals.ts';
import { startPostgres } from '../embedded/postgres/server.ts';
import { stackVariables } from '../embedded/stack-variables.ts';
import type { ApiOptions } from './api-process.ts';
import { runBesides, startChild } from './child.ts';
import { backUpDaily } from './daily-backup.ts';
import { readSettings, refuseWithoutBackups } from './settings.ts';

type Given = Record<string, string>;
const say = (line: string) => console.log(line);

/** An eighth of the memory: PostgreSQL's own advice is a quarter where nothing runs beside it, and here the site does. */
const sharedMegabytes = Math.max(
  256,
  Math.floor(Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 8 / 1_048_576),
);

const programOf = (name: string) => path.join(import.meta.dirname, '..', name);

/**
 * Runs a whole site for people on this machine: database, API, site, scheduled work and backups. Each part is a process of its
 * own, and is started again when it ends. Calls `onReady` once everything runs; resolves when it was told to end.
 */
export async function runTown(
  root: string,
  options: Options,
  given: Given,
  interruption: AbortSignal,
  onReady: () => void,
): Promise<void> {
  const { dataDir, host } = options;
  const { backups } = readSettings(given, dataDir);
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o700);
  refuseDemonstration(dataDir);
  refuseWithoutBackups(backups);
  await claimFolder(dataDir, say);
  const started: { stop(): void | Promise<void> }[] = [{ stop: () => forgetRun(dataDir) }];
  const keep = async (...what: Parameters<typeof keepRunning>): Promise<KeptPart> => {
    const part = await keepRunning(...what);
    started.push(part);
    return part;
  };
  try {
    const ports = await choosePorts(options);
    const keys = readKeys(dataDir);
    if (keys.databasePassword === formerPassword)
      throw new Error(
        `The database of ${dataDir} is from before it had a password of its own, and everyone knows the one it has. Run it with \`npm start\`, back it up with \`npm run backup\`, and restore that into another DATA_FOLDER.`,
      );
    markServed(dataDir);
    const { databasePassword: password } = keys;
    const startDatabase = () =>
      startPostgres({ dataDir, port: ports.database, password, isServed: true, sharedMegabytes, log: say });
    await keep('The database', startDatabase, say);

    const env: Given = { ...stackVariables(keys, ports), ...servedVariables(keys), ...given };
    const { DATABASE_URL: databaseUrl = '', SITE_URL: siteUrl = '', SMTP_URL: smtpUrl } = env;
    const mailFrom = given.MAIL_FROM ?? '';
    const mail = { smtpUrl, mailFrom, siteUrl: siteUrl.replace(/\/+$/, '') };
    const told: ApiOptions = { databaseUrl, dataDir, port: ports.api, keys, mayBeAhead: true, ...mail };
    const program = programOf('serve/api-process.ts');
    const api = () => startChild({ name: 'The API', program, env: given, told });
    await keep('The API', api, say);
    const address = localAddress(host, ports.site);
    noteRun(dataDir, { url: siteUrl, ports, address });

    const isLocalStack = true;
    const sentences = refusal(await examineEssentials(installationOf(env, { isLocalStack })));
    if (sentences !== undefined) throw new Error(sentences);
    if (!smtpUrl) say('SMTP_URL is not set: no email leaves this site, also not to confirm an address.');

    await buildIfNeeded(root, env, isLocalStack, say, interruption);
    const { DATABASE_URL: _forTools, ...siteEnv } = env;
    await keep('The site', () => startWeb({ root, host, port: ports.site, env: siteEnv, dataDir }), say);
    await keep('The scheduled work', () => startWorker(address, siteEnv), say);
    const key = backups.keyFile ? ['--key', backups.keyFile] : [];
    const backup = ['backup', '--data', dataDir, '--to', backups.to, ...key];
    started.push(
      backUpDaily(backups, (signal) => runBesides(programOf('backup/cli.ts'), backup, given, signal), say),
    );

    say(`Doorstep runs: ${siteUrl}, from ${address}. Data and keys: ${dataDir}.`);
    onReady();
    await aborted(interruption);
    say('Stopping …');
  } catch (fault) {
    if (!interruption.aborted) throw fault;
  } finally {
    for (const part of started.splice(0).reverse()) await part.stop();
  }
}

/** The proxy in front knows the site's port, so another one would be nobody's. The others are only known here. */
async function choosePorts({
  ports,
  host,
}: Options): Promise<{ site: number; api: number; database: number }> {
  const site = await thisPort(ports.site, 'site', host);
  const taken = new Set([site]);
  return {
    site,
    api: await freePort(ports.api, 'API', say, taken),
    database: await freePort(ports.database, 'database', say, taken),
  };
}

async function startWeb({
  dataDir,
  ...how
}: Omit<Parameters<typeof startSite>[0], 'mode'> & { dataDir: string }) {
  const site = await startSite({ mode: 'start', ...how });
  noteRun(dataDir, { site: site.pid });
  // The site of now: the one before is gone.
  process.removeAllListeners('SIGUSR2').on('SIGUSR2', site.restart);
  return { ...site, ended: site.ended.then((code) => `The site ended (code ${code}).`) };
}

/** Past the proxy in front, which may be down. */
const startWorker = (site: string, env: Given) =>
  startChild({
    name: 'The scheduled work',
    program: programOf('worker.ts'),
    args: ['--seconds', '20'],
    env: { ...env, SITE_URL: site },
    // A run that is under way has claimed emails.
    graceMs: 30_000,
  });

/** What `npm start` invented is nothing for people, and everyone knows its accounts. */
function refuseDemonstration(dataDir: string): void {
  const marker = path.join(dataDir, 'seeded.json');
  if (!existsSync(marker)) return;
  const { accounts }: { accounts: string[] } = JSON.parse(readFileSync(marker, 'utf8'));
  if (accounts.length > 0)
    throw new Error(
      `${dataDir} has the demonstration data, with accounts that everyone knows. Set DATA_FOLDER to another folder, or delete it with \`npm run reset\`.`,
    );
}
