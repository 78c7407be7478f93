const idleMs = 10_000;
const busyMs = 2000;

/** Calls the scheduled-work endpoint as a production scheduler does, more often while there is work. */
export function startScheduledCalls(site: string, secret: string): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const call = async () => {
    const hadWork = await post(site, secret);
    if (!isStopped) timer = setTimeout(call, hadWork ? busyMs : idleMs);
  };
  timer = setTimeout(call, busyMs);
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function post(site: string, secret: string): Promise<boolean> {
  try {
    const response = await fetch(`${site}/api/scheduled-work`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(60_000),
    });
    return response.ok && hasWork(await response.json());
  } catch {
    // The site logs its own errors; the next call retries.
    return false;
  }
}

/** Whether the endpoint's report has a count above 0. */
function hasWork(result: unknown): boolean {
  if (typeof result === 'number') return result > 0;
  if (typeof result !== 'object' || result === null) return false;
  return Object.values(result).some(hasWork);
}
