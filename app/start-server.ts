/** Runs once per server process, before its first request. */
export async function startServer(): Promise<void> {
  await checkEnvironment();
  await startTracingIfConfigured();
  void syncConfigurationAtStart();
  // In `next dev`, developers read the console.
  if (!(await import('@/lib/env')).isDevelopment) (await import('@/lib/redirect-console')).redirectConsole();
}

/** Exits on an invalid configuration. Otherwise the site would print 'Ready' and fail at the first request. */
async function checkEnvironment(): Promise<void> {
  const { env, getConfigWarnings } = await import('@/lib/env');
  try {
    for (const warning of getConfigWarnings(env())) console.warn(warning);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The tracing library is loaded only if an exporter endpoint is configured. */
async function startTracingIfConfigured(): Promise<void> {
  const { env } = await import('@/lib/env');
  const { traceRatio } = env();
  if (traceRatio === 0) return;
  const { getCallName } = await import('@/lib/supabase/timed-fetch');
  (await import('@/lib/tracing')).startTracing(traceRatio, getCallName);
}

/** The scheduled work repeats this, in case the database is down now. */
async function syncConfigurationAtStart(): Promise<void> {
  const { syncConfiguration } = await import('@/lib/scheduled-work/sync-configuration');
  const { logError } = await import('@/lib/log');
  await syncConfiguration().catch((error) => logError('configuration', error));
}
