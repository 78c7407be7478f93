import { z } from 'zod';
import { suppressAddress } from '@/lib/alerts/unsubscribe';
import { env } from '@/lib/env';
import { hasBearerToken } from '@/lib/http/bearer-token';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/body-limit';

export const dynamic = 'force-dynamic';

const maxEvents = 1000;
/** An event with the longest address has about 330 bytes. */
const maxBytes = maxEvents * 500;

const addressSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));
const eventSchema = z.object({ type: z.enum(['bounce', 'complaint']), address: z.string() });
const bodySchema = z.union([eventSchema, z.array(eventSchema).max(maxEvents)]);

/**
 * Suppresses alerts to addresses that the mail service reports as bounced or complaining (docs/production.md). Requires
 * `Authorization: Bearer MAIL_EVENTS_SECRET`. The body is one event or a list. An invalid address is skipped and
 * counted, so that the rest of the list is processed.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env().mailEventsSecret;
  if (!secret) return jsonResponse(404, { error: 'Mail events are off: set MAIL_EVENTS_SECRET.' });
  if (!hasBearerToken(request, secret))
    return jsonResponse(401, { error: 'This needs the bearer token of MAIL_EVENTS_SECRET.' });
  const body = await withBodyLimit(request, maxBytes)
    .json()
    .catch((error: unknown) => (error instanceof BodyTooLargeError ? error : null));
  if (body instanceof BodyTooLargeError)
    return jsonResponse(413, { error: `Send at most ${maxEvents} events.` });
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success)
    return jsonResponse(400, {
      error: 'Send {"type": "bounce" | "complaint", "address": "…"}, or a list of these.',
    });
  const events = [parsed.data].flat();
  let suppressed = 0;
  for (const { address: rawAddress, type } of events) {
    const address = addressSchema.safeParse(rawAddress);
    if (!address.success) continue;
    await suppressAddress(address.data, type);
    suppressed += 1;
  }
  return jsonResponse(200, { stopped: suppressed, skipped: events.length - suppressed });
}

const jsonResponse = (status: number, body: object) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }) },
  });
