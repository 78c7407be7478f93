type Pace = { restMs: number; busyMs: number };

/** Calls the scheduled-work endpoint as a scheduler in production would; sooner again while it has something to do. */
export function callScheduledWork(
  site: string,
  secret: string,
  { restMs, busyMs }: Pace = { restMs: 10_000, busyMs: 2000 },
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const call = async () => {
    const hadWork = await post(site, secret);
    if (!isStopped) timer = setTimeout(call, hadWork ? busyMs : restMs);
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
    return response.ok && countsWork(await response.json());
  } catch {
    // The site logs its own failures; the next call tries again.
    return false;
  }
}

/** The endpoint answers what it did, as numbers by kind. */
function countsWork(answer: unknown): boolean {
  if (typeof answer === 'number') return answer > 0;
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.values(answer).some(countsWork);
}
