import { parseEnv } from '../../../lib/env.ts';
import { createInstallation } from '../../doctor/installation.ts';
import { formatStartError } from '../../doctor/report.ts';
import { runEssentialChecks } from '../../doctor/run-checks.ts';
import { buildIfNeeded } from './build.ts';
import { hasSupabaseVariables } from './environment.ts';
import type { LocalStack } from './local-stack.ts';
import type { Options } from './options.ts';
import { findFreePort, requirePort } from './ports.ts';
import { recordRun } from './run-file.ts';
import { startScheduledCalls } from './scheduled-work.ts';
import { seed } from './seed.ts';
import { getLocalUrl, startSite } from './site.ts';
import { createStopSignal } from './stop-signals.ts';
import { formatSummary } from './summary.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';

const print = (line: string) => console.log(line);

/** `npm start` and `npm run dev`: the site, with the Supabase of the environment or else the local stack. */
export async function runSite(
  mode: 'start' | 'dev',
  root: string,
  options: Options,
  variables: Record<string, string>,
): Promise<void> {
  const interruption = createStopSignal();
  const isLocal = !hasSupabaseVariables(variables);
  // Configuration errors are reported before anything starts or builds.
  parseEnv(isLocal ? { ...variables, ...PLACEHOLDERS } : variables);
  if (mode === 'start' && !isLocal) await assertEssentials(variables);

  const started: { stop(): void | Promise<void> }[] = [];
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  try {
    let stack: LocalStack | undefined;
    if (isLocal) {
      // Imported lazily: a site with its own Supabase runs without the packages of the local stack.
      const { startLocalStack } = await import('./local-stack.ts');
      stack = await startLocalStack(options, variables, print);
      started.push(stack);
    }
    const { host, ports } = options;
    const port =
      stack?.sitePort ??
      (mode === 'start'
        ? await requirePort(ports.site, 'site', host)
        : await findFreePort(ports.site, 'site', print, undefined, host));
    // The user's variables override those of the local stack, for example to send mails through a real server.
    const env: Record<string, string> = { SITE_URL: `http://localhost:${port}`, ...stack?.env, ...variables };

    if (mode === 'start') await buildIfNeeded(root, env, isLocal, print, interruption);
    const accounts =
      stack && options.shouldSeed ? await seed(root, options.dataDir, env, print, interruption) : [];
    const site = await startSite({ mode, root, host: options.host, port, env });
    started.push(site);
    if (stack) {
      recordRun(options.dataDir, { site: site.pid, url: env.SITE_URL });
      started.push(startScheduledCalls(getLocalUrl(options.host, port), env.CRON_SECRET ?? ''));
    }
    print(formatSummary({ env, stack, dataDir: options.dataDir, accounts }));
    const end = await waitForShutdown(interruption, [
      site.ended.then((code) => `The site stopped by itself (code ${code}).`),
      ...(stack ? [stack.databaseEnded] : []),
    ]);
    print(end === null ? '\nStopping …' : `\n${end} Stopping the rest.`);
    if (end !== null) process.exitCode = 1;
  } catch (error) {
    if (!interruption.aborted) throw error;
  } finally {
    await stop();
  }
  process.exit(process.exitCode);
}

/** Throws if a site with these settings can't work or can't send emails. */
async function assertEssentials(variables: Record<string, string>): Promise<void> {
  const message = formatStartError(await runEssentialChecks(createInstallation(variables)));
  if (message !== undefined) throw new Error(message);
}

/** Placeholders for the variables of the local stack, so that the rest can be validated before it starts. */
const PLACEHOLDERS = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'local',
  SUPABASE_SECRET_KEY: 'local',
};
