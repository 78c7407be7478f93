import { createHash } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { remembered } from '@/lib/remembered';
import type { KeptAnswer } from './kept-answers';
import { type Encoding, encodings } from './packed-body';

/** Sends what is kept as it lies: by GET, by HEAD, or that it has not changed. */
export async function sendKept(
  { headers, body }: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Not the response's own, which would put another policy for scripts in (script-policy.ts).
  const writeHead = (status: number, all: KeptAnswer['headers']) =>
    ServerResponse.prototype.writeHead.call(response, status, all);
  if (isKnown(String(headers.etag), request.headers['if-none-match'])) {
    const { 'content-type': _type, ...rest } = headers;
    writeHead(304, rest);
    response.end();
    return;
  }
  const encoding = encodingFor(request);
  const bytes = await body.as(encoding);
  writeHead(200, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bytes.length),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The best encoding that the client takes (RFC 9110, 12.5.3). */
export const encodingFor = ({ headers }: IncomingMessage): Encoding => bestOf(headers['accept-encoding']);

// The same few of all browsers.
const bestOf = remembered((accepted: string | undefined): Encoding => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } }) as { encoding: Preferring };
  return negotiator.encoding(encodings, { preferred: encodings }) ?? 'identity';
}, 16);

/** What the types of negotiator do not know: which of those that a client likes as much goes first. */
type Preferring = (
  available: readonly Encoding[],
  options: { preferred: readonly Encoding[] },
) => Encoding | undefined;

/** The same whoever takes the body in whatever encoding, and so a weak one (RFC 9110, 8.8.3). */
export const etagOf = (plain: Buffer): string =>
  `W/"${createHash('sha1').update(plain).digest('base64url')}"`;

/** Tags are compared without their weakness (RFC 9110, 13.1.2). */
const isKnown = (tag: string, known: string | undefined): boolean =>
  known?.split(',').some((each) => each.trim() === '*' || bare(each) === bare(tag)) === true;

const bare = (tag: string) => tag.trim().replace(/^W\//, '');
