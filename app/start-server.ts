/** What a server process does once, before its first request. */
export async function startServer(): Promise<void> {
  await checkSettings();
  await startTraces();
  void syncConfiguration();
  // `next dev` prints for the person who reads it.
  if (!(await import('@/lib/env')).isDevelopment) (await import('@/lib/console-to-log')).redirectConsole();
}

/** A site without its settings would print 'Ready' and fail at the first visitor. */
async function checkSettings(): Promise<void> {
  const { env, leftOut } = await import('@/lib/env');
  try {
    for (const sentence of leftOut(env())) console.warn(sentence);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Traces go to the address in the settings; without one the library is not even loaded. */
async function startTraces(): Promise<void> {
  const { env } = await import('@/lib/env');
  const { traceRatio } = env();
  if (traceRatio === 0) return;
  const { callOf } = await import('@/lib/supabase/timed-fetch');
  (await import('@/lib/tracing')).startTracing(traceRatio, callOf);
}

/** Also part of each run of the scheduled work, for a database that was away. */
async function syncConfiguration(): Promise<void> {
  const { keepConfiguration } = await import('@/lib/scheduled-work/keep-configuration');
  const { logFault } = await import('@/lib/log');
  await keepConfiguration().catch((error) => logFault('configuration', error));
}
