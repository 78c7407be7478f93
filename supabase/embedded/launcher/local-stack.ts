import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPlaces } from '../../seed/places/load.ts';
import { type Stack, startStack } from '../stack.ts';
import type { Options } from './options.ts';
import { freePort } from './ports.ts';
import { claimFolder, forgetRun, noteRun } from './run-file.ts';

export type LocalStack = Stack & { sitePort: number };
type Say = (line: string) => void;

/** Takes the data folder and free ports for all of the stack and the site, and starts the stack. */
export async function startLocalStack(
  options: Options,
  given: Record<string, string>,
  say: Say,
): Promise<LocalStack> {
  const { dataDir, ports, host } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await claimFolder(dataDir, say);
  try {
    const taken = new Set<number>();
    const site = await freePort(ports.site, 'site', say, taken, host);
    const stackPorts = {
      api: await freePort(ports.api, 'API', say, taken),
      database: await freePort(ports.database, 'database', say, taken),
      mailbox: await freePort(ports.mailbox, 'mailbox', say, taken),
      smtp: await freePort(ports.smtp, 'mail server', say, taken),
    };
    const siteUrl = given.SITE_URL?.trim() || `http://localhost:${site}`;
    const stack = await startStack({ dataDir, ports: stackPorts, siteUrl, log: say });
    try {
      if (stack.isNew) say('Loading the gazetteer (on the first start, and when it changes) …');
      await loadPlaces(stack.databaseUrl);
    } catch (error) {
      await stack.stop();
      throw error;
    }
    noteRun(dataDir, { ports: stackPorts });
    writeShellFile(path.join(dataDir, 'env.sh'), stack.env);
    return {
      ...stack,
      sitePort: site,
      async stop() {
        await stack.stop();
        forgetRun(dataDir);
      },
    };
  } catch (error) {
    forgetRun(dataDir);
    throw error;
  }
}

/** For tools beside the site: `. .doorstep/env.sh`. */
function writeShellFile(file: string, env: Record<string, string>): void {
  const lines = Object.entries(env).map(
    ([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'\n`,
  );
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
