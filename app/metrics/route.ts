import { countWaitingMails } from '@/lib/email/waiting-mails';
import { env } from '@/lib/env';
import { isBearer } from '@/lib/http/bearer-token';
import { logFault } from '@/lib/log';
import { metrics, writeMetrics } from '@/lib/metrics';
import { countWaitingCases } from '@/lib/trust/waiting-cases';

export const dynamic = 'force-dynamic';

/** For Prometheus, with `Authorization: Bearer METRICS_TOKEN`; without a token in the settings there is no such page. */
export async function GET(request: Request): Promise<Response> {
  const token = env().metricsToken;
  const uncached = { 'Cache-Control': 'no-store' };
  if (!token) return new Response(null, { status: 404, headers: uncached });
  if (!isBearer(request, token))
    return new Response('This needs the bearer token of METRICS_TOKEN.', {
      status: 401,
      headers: { ...uncached, 'WWW-Authenticate': 'Bearer' },
    });
  await Promise.all([measureOutbox(), measureCases()]);
  const { text, contentType } = await writeMetrics();
  return new Response(text, { headers: { ...uncached, 'Content-Type': contentType } });
}

/** An outage is a number too: the rest is wanted most then. */
async function measureOutbox(): Promise<void> {
  try {
    const { due, later, oldestSeconds } = await countWaitingMails();
    metrics.isDatabaseUp.set(1);
    metrics.outbox.set({ when: 'due' }, due);
    metrics.outbox.set({ when: 'later' }, later);
    metrics.outboxOldest.set(oldestSeconds);
  } catch (fault) {
    logFault('metrics', fault);
    metrics.isDatabaseUp.set(0);
  }
}

/** Prometheus waits ten seconds, and wants the other numbers of an outage too. */
const maxCaseMs = 2000;

async function measureCases(): Promise<void> {
  try {
    metrics.caseOldest.set((await countWaitingCases(maxCaseMs)).oldestSeconds);
  } catch (error) {
    logFault('metrics', error);
  }
}
