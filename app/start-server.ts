/** What a server process does once, before its first request; `next dev` watches and logs by itself. */
export async function startServer({ isProduction }: { isProduction: boolean }) {
  await checkSettings();
  await tellOthers();
  await sendLocationOnce();
  void tellDatabase();
  (await import('@/lib/http/request-line')).readRequestLines();
  if (!isProduction) return;
  (await import('@/lib/console-to-log')).takeConsole();
  await tellOfRequests();
  (await import('@/lib/http/script-policy')).decideWhatScriptsRun();
  await (await import('@/lib/cache/start-shared-cache')).startSharedCache();
  await answerOnce();
  const { env } = await import('@/lib/env');
  (await import('@/lib/http/readiness')).stopReadyFirst(env().shutdownDelaySeconds * 1000);
  (await import('@/lib/metrics-of-all')).tellFigures();
  // To whoever has started it as one of several (supabase/embedded/launcher/web-processes.ts).
  process.send?.({ doorstep: 'ready' });
}

/** `next dev` tells of its requests itself. */
async function tellOfRequests() {
  const { buildFolder } = await import('@/lib/env');
  const { readRoutesManifest, routePatterns } = await import('@/lib/http/route-pattern');
  const { tellOfRequests } = await import('@/lib/http/request-log');
  tellOfRequests(routePatterns(readRoutesManifest(buildFolder())));
}

/** Traces go to the address in the settings; without one nothing of it is even loaded. */
async function tellOthers() {
  const { env } = await import('@/lib/env');
  const { traceRatio } = env();
  if (traceRatio > 0) {
    const { callOf } = await import('@/lib/supabase/timed-fetch');
    (await import('@/lib/tracing')).startTracing(traceRatio, callOf);
  }
}

/** The same page for the same question, but for those who are signed in. */
async function answerOnce() {
  const { answerOnce } = await import('@/lib/http/answer-once');
  const { isJobSearch, sharedSearch } = await import('@/lib/jobs/shared-search');
  const { searchFromTemplate } = await import('@/components/search/search-from-template');
  const { logFault } = await import('@/lib/log');
  const { carriesSession } = await import('@/lib/supabase/session-cookie');
  const { buildFolder, env } = await import('@/lib/env');
  const { addressHeaders, readRoutesManifest } = await import('@/lib/http/route-pattern');
  const isHttps = env().siteUrl.startsWith('https://');
  answerOnce({
    isPersonal: (cookies) => carriesSession(cookies, isHttps),
    isSearch: isJobSearch,
    sharedSearch: (path, query, cookies) => sharedSearch(path, query, cookies, isHttps),
    fromTemplate: (search, render) =>
      searchFromTemplate({ ...search, isHttps }, render).catch((fault) => {
        logFault('page out of a template', fault);
        return null;
      }),
    headersOf: addressHeaders(readRoutesManifest(buildFolder())),
  });
}

/** Also with each run of the scheduled work, for a database that was away. */
async function tellDatabase() {
  const { keepConfiguration } = await import('@/lib/scheduled-work/keep-configuration');
  const { logFault } = await import('@/lib/log');
  await keepConfiguration().catch((fault) => logFault('configuration', fault));
}

/** A site without its settings would say 'Ready' and fail at the first visitor. */
async function checkSettings() {
  const { env, leftOut } = await import('@/lib/env');
  try {
    for (const sentence of leftOut(env())) console.warn(sentence);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exit(1);
  }
}

/**
 * Next.js 16.4 sends `Location` twice with the first answer of a cached redirect (it sets the header, then appends the
 * stored ones); clients that join repeated headers would follow an address that does not exist. e2e/detail.spec.ts
 * tells when this can go.
 */
async function sendLocationOnce() {
  const { ServerResponse } = await import('node:http');
  const { appendHeader } = ServerResponse.prototype;
  ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
    return name.toLowerCase() === 'location'
      ? this.setHeader(name, value)
      : appendHeader.call(this, name, value);
  };
}
