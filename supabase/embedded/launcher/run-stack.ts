import path from 'node:path';
import { startLocalStack } from './local-stack.ts';
import type { Options } from './options.ts';
import { createStopSignal } from './stop-signals.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';

/** `node supabase/embedded/cli.ts stack`: the local stack without the site, until interrupted. */
export async function runStack(options: Options, variables: Record<string, string>): Promise<void> {
  const interruption = createStopSignal();
  const stack = await startLocalStack(options, variables, console.log);
  console.log(`
  API       ${stack.env.NEXT_PUBLIC_SUPABASE_URL}
  Database  ${stack.databaseUrl}
  Mailbox   ${stack.mailboxUrl}
  Data      ${options.dataDir}
  Variables ${path.join(options.dataDir, 'env.sh')}  (. that file, then run what needs them)
  Stop      Ctrl-C
`);
  const end = await waitForShutdown(interruption, [stack.databaseEnded]);
  if (end !== null) console.error(`\n${end} Stopping the rest.`);
  await stack.stop();
  process.exit(end === null ? 0 : 1);
}
