import { env } from '@/lib/env';
import { isBearer } from '@/lib/http/bearer-token';
import { runScheduledSteps } from '@/lib/scheduled-work/steps';

export const dynamic = 'force-dynamic';
/** Seconds; hosts that stop longer functions read it. */
export const maxDuration = 60;

/** Does what is due. Any scheduler may call it, every minute or so, with `Authorization: Bearer CRON_SECRET`. */
export async function POST(request: Request): Promise<Response> {
  const secret = env().cronSecret;
  if (!secret)
    return answer(503, { error: 'Scheduled work is off: set CRON_SECRET and send it as a bearer token.' });
  if (!isBearer(request, secret))
    return answer(401, { error: 'This needs the bearer token of CRON_SECRET.' });
  const report = await runScheduledSteps();
  // A scheduler shows a failed run by its status; the other steps have run all the same.
  return answer(Object.values(report).some((step) => 'error' in step) ? 500 : 200, report);
}

/** Some schedulers can only GET. */
export const GET = POST;

const answer = (status: number, body: object) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }) },
  });
