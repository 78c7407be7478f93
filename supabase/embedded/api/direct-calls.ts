import type { Call, Shape } from './callable.ts';
import type { Caller } from './caller.ts';
import { type Mend, withBody } from './mend.ts';
import { isFromDatabase, type OneTrip, type Step } from './one-trip.ts';
import { statusOf } from './sqlstates.ts';

type Options = {
  trips: OneTrip;
  callerOf: (headers: Headers) => Caller | undefined;
  /** The call of a function with these arguments, if there is one that can be answered here. */
  callOf: (name: string, given: string[], isGet: boolean) => Promise<Call | undefined>;
  /** What a role sets for each of its transactions, such as `statement_timeout=3s`. */
  settingsOf: (role: string) => Promise<string[]>;
};

const path = /^[^?]*?\/rest\/v1\/rpc\/([a-z_][a-z0-9_]*)(?:\?(.*))?$/;
const oneObject = 'application/vnd.pgrst.object+json';

/**
 * Difference 23: lite asks PostgreSQL some fifteen times for one call of a function and makes the JSON itself. PostgREST
 * sends all in one go and has the database make the JSON. So is a plain call answered here: arguments by name, whole rows,
 * no preferences. lite answers all else, and everybody whose key or token is not good.
 */
export function directCalls({ trips, callerOf, callOf, settingsOf }: Options): Mend {
  return async (request, next) => {
    const [, name, query] = path.exec(request.url) ?? [];
    const isGet = request.method === 'GET';
    if (name === undefined || !isPlain(request) || (query && !isGet)) return next(request);
    const caller = callerOf(request.headers);
    if (!caller) return next(request);
    const body = isGet ? asJson(query) : await request.text();
    const given = body === undefined ? undefined : namesIn(body);
    const call = given && (await callOf(name, given, isGet));
    if (body === undefined || !call) return next(isGet ? request : withBody(request, body ?? ''));

    try {
      const steps = [
        settings(caller, request, name, await settingsOf(caller.role)),
        ...(caller.claims.session_id === undefined ? [] : [liveSession]),
        { text: call.text, values: [body || '{}'] },
      ];
      const isOne = request.headers.get('accept') === oneObject;
      return toResponse(await trips.run(steps, request.signal), call.shape, isOne);
    } catch (error) {
      // Into api.log, with those of lite.
      console.error(error);
      return refusal(error, caller);
    }
  };
}

/** Whether nothing is asked beside the answer as it is. */
function isPlain({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const [profile, other] =
    method === 'GET' ? ['accept-profile', 'content-profile'] : ['content-profile', 'accept-profile'];
  return (
    (method === 'GET' ||
      (method === 'POST' && /^application\/json\b/.test(headers.get('content-type') ?? ''))) &&
    ['public', null].includes(headers.get(profile)) &&
    [other, 'prefer', 'range'].every((each) => !headers.has(each)) &&
    ['*/*', 'application/json', oneObject, null].includes(headers.get('accept'))
  );
}

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
function settings({ role, claims }: Caller, request: Request, name: string, ofRole: string[]): Step {
  const given = {
    role,
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': String(claims.sub ?? ''),
    'request.jwt.claim.role': role,
    'request.method': request.method,
    'request.path': `/rpc/${name}`,
    'request.headers': JSON.stringify(Object.fromEntries(request.headers)),
    transaction_read_only: request.method === 'GET' ? 'on' : 'off',
    ...Object.fromEntries(ofRole.map((setting) => setting.split(/=(.*)/s, 2))),
  };
  const set = Object.keys(given).map((setting, index) => `set_config('${setting}', $${index + 1}, true)`);
  return { text: `select ${set.join(', ')}`, values: Object.values(given) };
}

/** Difference 18 in the same transaction. */
const liveSession: Step = { text: 'select public.require_live_session()', values: [] };

function toResponse(
  [body = null, rows]: (string | null)[],
  { isVoid, isSet }: Shape,
  isOne: boolean,
): Response {
  const count = Number(rows);
  if (isVoid) return answer(null, 204, { 'content-range': '0-0/*' });
  if (isOne && count !== 1)
    return problem(406, {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      detail: `The result contains ${count} rows`,
    });
  return answer(isOne && isSet && body ? body.slice(1, -1) : body, 200, {
    'content-type': `${isOne ? oneObject : 'application/json'}; charset=utf-8`,
    'content-range': count === 0 ? '*/*' : `0-${count - 1}/*`,
  });
}

function refusal(error: unknown, { role }: Caller): Response {
  if (isFromDatabase(error)) return problem(statusOf(error.code, role), error);
  const detail = error instanceof Error ? error.message : String(error);
  return problem(503, {
    code: 'PGRST000',
    message: 'Database connection error. Retrying the connection.',
    detail,
  });
}

type Problem = { code: string; message: string; detail?: string | undefined; hint?: string | undefined };

function problem(status: number, { code, message, detail, hint }: Problem): Response {
  const body = JSON.stringify({ code, details: detail ?? null, hint: hint ?? null, message });
  return answer(body, status, { 'content-type': 'application/json; charset=utf-8' });
}

function answer(body: string | null, status: number, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Content-Range, Content-Location, Preference-Applied',
      ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
  });
}
