import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Call, Shape } from './callable.ts';
import type { Caller, HeaderOf } from './caller.ts';
import { isFromDatabase, type OneTrip, type Step } from './one-trip.ts';
import { statusOf } from './sqlstates.ts';

type Options = {
  trips: OneTrip;
  callerOf: (header: HeaderOf) => Caller | undefined;
  /** The call of a function with these arguments, if there is one that can be answered here. */
  callOf: (name: string, given: string[], isGet: boolean) => Promise<Call | undefined>;
  /** What a role sets for each of its transactions, such as `statement_timeout=3s`. */
  settingsOf: (role: string) => Promise<string[]>;
};

const path = /^\/rest\/v1\/rpc\/([a-z_][a-z0-9_]*)(?:\?(.*))?$/;
const oneObject = 'application/vnd.pgrst.object+json';

/**
 * Difference 23: lite asks PostgreSQL some fifteen times for one call of a function and makes the JSON itself. PostgREST
 * sends all in one go and has the database make the JSON. So is a plain call answered here: arguments by name, whole rows,
 * no preferences. lite answers all else, and everybody whose key or token is not good.
 *
 * As Node hears and answers it: by the Request and Response of all else a search would take a third longer here (D69).
 */
export function directCalls(
  { trips, callerOf, callOf, settingsOf }: Options,
  next: RequestListener,
): RequestListener {
  return async (request, response) => {
    const [, name, query] = path.exec(request.url ?? '') ?? [];
    const isGet = request.method === 'GET';
    if (name === undefined || !isPlain(request) || (query && !isGet)) return next(request, response);
    const caller = callerOf((header) => headerOf(request.headers, header));
    if (!caller) return next(request, response);
    try {
      const body = isGet ? asJson(query) : await readBody(request);
      const given = body === undefined ? undefined : namesIn(body);
      const call = given && (await callOf(name, given, isGet));
      if (body === undefined || !call) return next(request, response);
      const steps = [
        settings(caller, request, name, await settingsOf(caller.role)),
        ...(caller.claims.session_id === undefined ? [] : [liveSession]),
        { text: call.text, values: [body || '{}'] },
      ];
      const isOne = request.headers.accept === oneObject;
      send(response, toAnswer(await trips.run(steps, whenLeft(response)), call.shape, isOne));
    } catch (error) {
      // Into api.log, with those of lite.
      console.error(error);
      send(response, refusal(error, caller));
    }
  };
}

/** Kept where the listener behind looks for a body that was read before. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  const rawBody = await new Promise<Buffer>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
  Object.assign(request, { rawBody });
  return rawBody.toString();
}

function whenLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  if (response.closed) left.abort();
  response.once('close', () => {
    if (!response.writableFinished) left.abort();
  });
  return left.signal;
}

/** Whether nothing is asked beside the answer as it is. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  const [profile, other] =
    method === 'GET' ? ['accept-profile', 'content-profile'] : ['content-profile', 'accept-profile'];
  return (
    (method === 'GET' || (method === 'POST' && /^application\/json\b/.test(headers['content-type'] ?? ''))) &&
    ['public', undefined].includes(headerOf(headers, profile)) &&
    [other, 'prefer', 'range'].every((each) => headers[each] === undefined) &&
    ['*/*', 'application/json', oneObject, undefined].includes(headers.accept)
  );
}

const headerOf = (headers: IncomingHttpHeaders, name: string) => headers[name]?.toString();

/** An address's query as the JSON of a body; undefined when it says something twice. */
function asJson(query = ''): string | undefined {
  const given = [...new URLSearchParams(query)];
  const json = Object.fromEntries(given);
  return Object.keys(json).length === given.length ? JSON.stringify(json) : undefined;
}

/** The names of the arguments; undefined when the body is no object. */
function namesIn(body: string): string[] | undefined {
  if (body === '') return [];
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The transaction is the caller's: role, claims and the role's own settings, and what PostgREST says of the request. */
function settings({ role, claims }: Caller, request: IncomingMessage, name: string, ofRole: string[]): Step {
  const given = {
    role,
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': String(claims.sub ?? ''),
    'request.jwt.claim.role': role,
    'request.method': request.method ?? '',
    'request.path': `/rpc/${name}`,
    'request.headers': JSON.stringify(request.headers),
    transaction_read_only: request.method === 'GET' ? 'on' : 'off',
    ...Object.fromEntries(ofRole.map((setting) => setting.split(/=(.*)/s, 2))),
  };
  const set = Object.keys(given).map((setting, index) => `set_config('${setting}', $${index + 1}, true)`);
  return { text: `select ${set.join(', ')}`, values: Object.values(given) };
}

/** Difference 18 in the same transaction. */
const liveSession: Step = { text: 'select public.require_live_session()', values: [] };

type Answer = { status: number; body: string | null; headers: Record<string, string> };

function toAnswer([body = null, rows]: (string | null)[], { isVoid, isSet }: Shape, isOne: boolean): Answer {
  const count = Number(rows);
  if (isVoid) return { status: 204, body: null, headers: { 'content-range': '0-0/*' } };
  if (isOne && count !== 1)
    return problem(406, {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      detail: `The result contains ${count} rows`,
    });
  return {
    status: 200,
    body: isOne && isSet && body ? body.slice(1, -1) : body,
    headers: {
      'content-type': `${isOne ? oneObject : 'application/json'}; charset=utf-8`,
      'content-range': count === 0 ? '*/*' : `0-${count - 1}/*`,
    },
  };
}

function refusal(error: unknown, { role }: Caller): Answer {
  if (isFromDatabase(error)) return problem(statusOf(error.code, role), error);
  const detail = error instanceof Error ? error.message : String(error);
  return problem(503, {
    code: 'PGRST000',
    message: 'Database connection error. Retrying the connection.',
    detail,
  });
}

type Problem = { code: string; message: string; detail?: string | undefined; hint?: string | undefined };

function problem(status: number, { code, message, detail, hint }: Problem): Answer {
  const body = JSON.stringify({ code, details: detail ?? null, hint: hint ?? null, message });
  return { status, body, headers: { 'content-type': 'application/json; charset=utf-8' } };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Content-Range, Content-Location, Preference-Applied',
    ...(body !== null && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  });
  response.end(body);
}
