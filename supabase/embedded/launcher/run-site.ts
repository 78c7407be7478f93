import { parseEnv } from '../../../lib/env.ts';
import { examineEssentials } from '../../doctor/examine.ts';
import { installationOf } from '../../doctor/installation.ts';
import { refusal } from '../../doctor/report.ts';
import { buildIfNeeded } from './build.ts';
import { namesSupabase } from './environment.ts';
import type { LocalStack } from './local-stack.ts';
import type { Options } from './options.ts';
import { freePort, thisPort } from './ports.ts';
import { noteRun } from './run-file.ts';
import { callScheduledWork } from './scheduled-work.ts';
import { seed } from './seed.ts';
import { localAddress, startSite } from './site.ts';
import { stopSignal } from './stop-signals.ts';
import { summary } from './summary.ts';
import { untilEnd } from './until-end.ts';

const say = (line: string) => console.log(line);

/** `npm start` and `npm run dev`: the site, on the Supabase that the environment names or else on the local stack. */
export async function runSite(
  mode: 'start' | 'dev',
  root: string,
  options: Options,
  given: Record<string, string>,
): Promise<void> {
  const interruption = stopSignal();
  const isLocal = !namesSupabase(given);
  // What is wrong with the configuration is said before anything is started or built.
  parseEnv(isLocal ? { ...given, ...PLACEHOLDERS } : given);
  if (mode === 'start' && !isLocal) await refuseWithoutEssentials(given);

  const started: { stop(): void | Promise<void> }[] = [];
  const stop = async () => {
    for (const part of started.splice(0).reverse()) await part.stop();
  };
  try {
    let stack: LocalStack | undefined;
    if (isLocal) {
      // Not at the top: a site with a Supabase of its own runs without the packages of the local one.
      const { startLocalStack } = await import('./local-stack.ts');
      stack = await startLocalStack(options, given, say);
      started.push(stack);
    }
    const { host, ports } = options;
    const port =
      stack?.sitePort ??
      (mode === 'start'
        ? await thisPort(ports.site, 'site', host)
        : await freePort(ports.site, 'site', say, undefined, host));
    // What the user sets wins over the local stack's, so that mails can go through a real server, say.
    const env: Record<string, string> = { SITE_URL: `http://localhost:${port}`, ...stack?.env, ...given };

    if (mode === 'start') await buildIfNeeded(root, env, isLocal, say, interruption);
    const accounts =
      stack && options.hasDemoData ? await seed(root, options.dataDir, env, say, interruption) : [];
    const site = await startSite({ mode, root, host: options.host, port, env });
    started.push(site);
    if (stack) {
      noteRun(options.dataDir, { site: site.pid, url: env.SITE_URL });
      started.push(callScheduledWork(localAddress(options.host, port), env.CRON_SECRET ?? ''));
    }
    say(summary({ env, stack, dataDir: options.dataDir, accounts }));
    const end = await untilEnd(interruption, [
      site.ended.then((code) => `The site stopped by itself (code ${code}).`),
      ...(stack ? [stack.databaseEnded] : []),
    ]);
    say(end === null ? '\nStopping …' : `\n${end} Stopping the rest.`);
    if (end !== null) process.exitCode = 1;
  } catch (error) {
    if (!interruption.aborted) throw error;
  } finally {
    await stop();
  }
  process.exit(process.exitCode);
}

/** A site that cannot work, or that would drop every email, says so here and not to its first visitors. */
async function refuseWithoutEssentials(given: Record<string, string>): Promise<void> {
  const sentences = refusal(await examineEssentials(installationOf(given)));
  if (sentences !== undefined) throw new Error(sentences);
}

/** Stand-ins for what the local stack will provide, so that the rest of the configuration can be looked at first. */
const PLACEHOLDERS = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'local',
  SUPABASE_SECRET_KEY: 'local',
};
