import { z } from 'zod';
import { stopAddress } from '@/lib/alerts/stop';
import { env } from '@/lib/env';
import { isBearer } from '@/lib/http/bearer-token';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/read-body';

export const dynamic = 'force-dynamic';

const maxEvents = 1000;
/** An event with the longest address is some 330 bytes. */
const maxBytes = maxEvents * 500;

const addressSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));
const eventSchema = z.object({ type: z.enum(['bounce', 'complaint']), address: z.string() });
const bodySchema = z.union([eventSchema, z.array(eventSchema).max(maxEvents)]);

/**
 * What the mail service tells of addresses that bounced for good or complained: alerts write there no more
 * (docs/production.md). With `Authorization: Bearer MAIL_EVENTS_SECRET`; one event or a list of them. An address that is none is
 * skipped and counted, so that the others of its list are stopped.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env().mailEventsSecret;
  if (!secret) return answer(404, { error: 'Mail events are off: set MAIL_EVENTS_SECRET.' });
  if (!isBearer(request, secret))
    return answer(401, { error: 'This needs the bearer token of MAIL_EVENTS_SECRET.' });
  const body = await withBodyLimit(request, maxBytes)
    .json()
    .catch((error: unknown) => (error instanceof BodyTooLargeError ? error : null));
  if (body instanceof BodyTooLargeError) return answer(413, { error: `Send at most ${maxEvents} events.` });
  const read = bodySchema.safeParse(body);
  if (!read.success)
    return answer(400, {
      error: 'Send {"type": "bounce" | "complaint", "address": "…"}, or a list of these.',
    });
  const events = [read.data].flat();
  let stopped = 0;
  for (const { address: given, type } of events) {
    const address = addressSchema.safeParse(given);
    if (!address.success) continue;
    await stopAddress(address.data, type);
    stopped += 1;
  }
  return answer(200, { stopped, skipped: events.length - stopped });
}

const answer = (status: number, body: object) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }) },
  });
