import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPlaces } from '../../seed/places/load.ts';
import { type Stack, startStack } from '../stack.ts';
import type { Options } from './options.ts';
import { findFreePort } from './ports.ts';
import { claimDataDir, clearRun, recordRun } from './run-file.ts';

export type LocalStack = Stack & { sitePort: number };
type Print = (line: string) => void;

/** Claims the data folder and free ports for the stack and the site, and starts the stack. */
export async function startLocalStack(
  options: Options,
  variables: Record<string, string>,
  print: Print,
): Promise<LocalStack> {
  const { dataDir, ports, host } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await claimDataDir(dataDir, print);
  try {
    const taken = new Set<number>();
    const site = await findFreePort(ports.site, 'site', print, taken, host);
    const stackPorts = {
      api: await findFreePort(ports.api, 'API', print, taken),
      database: await findFreePort(ports.database, 'database', print, taken),
      mailbox: await findFreePort(ports.mailbox, 'mailbox', print, taken),
      smtp: await findFreePort(ports.smtp, 'mail server', print, taken),
    };
    const siteUrl = variables.SITE_URL?.trim() || `http://localhost:${site}`;
    const stack = await startStack({ dataDir, ports: stackPorts, siteUrl, log: print });
    try {
      if (stack.isNew) print('Loading the gazetteer (on the first start, and when it changes) …');
      await loadPlaces(stack.databaseUrl);
    } catch (error) {
      await stack.stop();
      throw error;
    }
    recordRun(dataDir, { ports: stackPorts });
    writeShellFile(path.join(dataDir, 'env.sh'), stack.env);
    return {
      ...stack,
      sitePort: site,
      async stop() {
        await stack.stop();
        clearRun(dataDir);
      },
    };
  } catch (error) {
    clearRun(dataDir);
    throw error;
  }
}

/** Writes the variables as a file that a shell can source for other tools: `. .doorstep/env.sh`. */
function writeShellFile(file: string, env: Record<string, string>): void {
  const lines = Object.entries(env).map(
    ([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'\n`,
  );
  writeFileSync(file, lines.join(''), { mode: 0o600 });
}
