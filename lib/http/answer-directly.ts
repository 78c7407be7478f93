import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequest } from '@/lib/current-request';
import type { Exchange } from './exchange.mjs';
import { type KeptAnswer, mostBytes } from './kept-answers';
import { PackedBody } from './packed-body';
import { withScripts } from './script-policy';
import { encodingFor, etagOf, sendKept } from './send-kept';

/** A whole answer that needs no Next.js, which takes 3 to 5 ms of processor time for a route handler that does nothing. */
export type DirectAnswer = {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** A page out of a template, with the policy that lets its inline scripts run. */
export type FilledPage = Omit<DirectAnswer, 'body'> & { body: Buffer; scripts: string };

/** As long as a shared cache may keep a search, and give it once more while it asks anew (D20). */
export const everybodys = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30';

/** What is true of all answers of its address: their headers, and whether a shared cache may have them, as they depend on no cookie. */
type Address = { ofAll: Readonly<Record<string, string>>; isShared: boolean };

/** Sends it to the one who asked, and tells what is to be kept of it, if anything. Never rejects. */
export async function sendDirect(
  made: DirectAnswer | FilledPage,
  { keep }: Exchange,
  address: Address,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<KeptAnswer | null> {
  const about = currentRequest();
  if (about && 'scripts' in made) about.cache = 'template';
  const plain = Buffer.isBuffer(made.body) ? made.body : Buffer.from(made.body);
  const headers = headersOf(made, address);
  try {
    if (made.status !== 200 || !keep) {
      response.writeHead(made.status, { ...headers, 'content-length': plain.length }).end(plain);
      return null;
    }
    const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
    const body = await PackedBody.of(plain, encodingFor(request), true);
    const answer = { ...keep, headers: { ...headers, vary, etag: etagOf(plain) }, body };
    if (!response.closed) await sendKept(answer, request, response);
    return plain.length > mostBytes ? null : answer;
  } catch (fault) {
    response.destroy(fault as Error);
    return null;
  }
}

function headersOf(answer: DirectAnswer | FilledPage, { ofAll, isShared }: Address): KeptAnswer['headers'] {
  const headers = { ...ofAll, ...answer.headers };
  // What is no page says itself who may keep it, and is the same whoever asks.
  if (!('scripts' in answer)) return headers;
  return {
    ...headers,
    vary: headers.vary ? `${headers.vary}, Cookie` : 'Cookie',
    'cache-control': isShared ? everybodys : 'private, no-cache',
    'content-security-policy': withScripts(headers['content-security-policy'], answer.scripts),
  };
}
