import { env } from '@/lib/env';
import { hasBearerToken } from '@/lib/http/bearer-token';
import { runScheduledSteps } from '@/lib/scheduled-work/steps';

export const dynamic = 'force-dynamic';
/** Seconds; some hosts apply it as the function's time limit. */
export const maxDuration = 60;

/** Runs the scheduled work. Schedulers call it about every minute with `Authorization: Bearer CRON_SECRET`. */
export async function POST(request: Request): Promise<Response> {
  const secret = env().cronSecret;
  if (!secret)
    return jsonResponse(503, {
      error: 'Scheduled work is off: set CRON_SECRET and send it as a bearer token.',
    });
  if (!hasBearerToken(request, secret))
    return jsonResponse(401, { error: 'This needs the bearer token of CRON_SECRET.' });
  const report = await runScheduledSteps();
  // The status shows a failed step to the scheduler; the other steps ran.
  return jsonResponse(Object.values(report).some((step) => 'error' in step) ? 500 : 200, report);
}

/** Some schedulers can only GET. */
export const GET = POST;

const jsonResponse = (status: number, body: object) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }) },
  });
