import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './launcher/ports.ts';
import { removeData } from './remove-data.ts';
import { type Stack, startStack } from './stack.ts';

/** Runs `use` with a temporary stack, which is deleted afterwards. */
export async function withThrowawayStack<T>(
  { skipMigrations = false },
  use: (stack: Stack) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-throwaway-'));
  const taken = new Set<number>();
  const findPort = (preferred: number) => findFreePort(preferred, 'throwaway stack', () => {}, taken);
  const stack = await startStack({
    dataDir,
    ports: {
      api: await findPort(57_321),
      database: await findPort(57_322),
      mailbox: await findPort(57_324),
      smtp: await findPort(57_325),
    },
    siteUrl: 'http://localhost:3000',
    isThrowaway: true,
    skipMigrations,
    log: () => {},
  });
  try {
    return await use(stack);
  } finally {
    await stack.stop();
    await removeData(dataDir);
  }
}
