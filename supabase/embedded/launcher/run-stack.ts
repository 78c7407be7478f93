import path from 'node:path';
import { startLocalStack } from './local-stack.ts';
import type { Options } from './options.ts';
import { aborted, stopSignal } from './stop-signals.ts';

/** `npm run stack`: the local stack without the site, until it is interrupted. */
export async function runStack(options: Options, given: Record<string, string>): Promise<void> {
  const interruption = stopSignal();
  const stack = await startLocalStack(options, given, console.log);
  console.log(`
  API       ${stack.env.NEXT_PUBLIC_SUPABASE_URL}
  Database  ${stack.databaseUrl}
  Mailbox   ${stack.mailboxUrl}
  Data      ${options.dataDir}
  Variables ${path.join(options.dataDir, 'env.sh')}  (. that file, then run what needs them)
  Stop      Ctrl-C
`);
  await aborted(interruption);
  await stack.stop();
  process.exit(0);
}
