import { countWaitingMails } from '@/lib/email/waiting-mails';
import { env } from '@/lib/env';
import { hasBearerToken } from '@/lib/http/bearer-token';
import { logError } from '@/lib/log';
import { formatMetrics, metrics } from '@/lib/metrics';
import { countWaitingCases } from '@/lib/trust/waiting-cases';

export const dynamic = 'force-dynamic';

/** For Prometheus, with `Authorization: Bearer METRICS_TOKEN`; 404 if no token is configured. */
export async function GET(request: Request): Promise<Response> {
  const token = env().metricsToken;
  const noStoreHeaders = { 'Cache-Control': 'no-store' };
  if (!token) return new Response(null, { status: 404, headers: noStoreHeaders });
  if (!hasBearerToken(request, token))
    return new Response('This needs the bearer token of METRICS_TOKEN.', {
      status: 401,
      headers: { ...noStoreHeaders, 'WWW-Authenticate': 'Bearer' },
    });
  await Promise.all([measureOutbox(), measureCases()]);
  const { text, contentType } = await formatMetrics();
  return new Response(text, { headers: { ...noStoreHeaders, 'Content-Type': contentType } });
}

/** Records an outage as a metric instead of failing, so that the other metrics stay available. */
async function measureOutbox(): Promise<void> {
  try {
    const { due, later, oldestSeconds } = await countWaitingMails();
    metrics.isDatabaseUp.set(1);
    metrics.outbox.set({ when: 'due' }, due);
    metrics.outbox.set({ when: 'later' }, later);
    metrics.oldestEmailSeconds.set(oldestSeconds);
  } catch (error) {
    logError('metrics', error);
    metrics.isDatabaseUp.set(0);
  }
}

/** Below Prometheus' timeout of ten seconds, so that the other metrics are sent during an outage. */
const caseTimeoutMs = 2000;

async function measureCases(): Promise<void> {
  try {
    metrics.oldestCaseSeconds.set((await countWaitingCases(caseTimeoutMs)).oldestSeconds);
  } catch (error) {
    logError('metrics', error);
  }
}
