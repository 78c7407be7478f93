import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What is known of the request that is being answered, by whatever runs for it. */
type CurrentRequest = {
  /** Names it in the log, in the answer (`X-Request-Id`) and where a person reads 'Error reference'. */
  id: string;
  /** 'kept': sent as it lay (D68); 'template': made from one (D111). What Next.js says of its own cache stands in a header of the answer. */
  cache?: 'kept' | 'template';
};

// Instrumentation and pages are bundled apart; each would have one of its own.
const place = Symbol.for('doorstep.current-request');
const known = globalThis as { [place]?: AsyncLocalStorage<CurrentRequest> };
known[place] ??= new AsyncLocalStorage<CurrentRequest>();
const requests = known[place];

/** The request that this runs for; undefined at start and in what no request asked for. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/** Everything that this request causes from here on belongs to it. */
export const enterRequest = (request: CurrentRequest): void => requests.enterWith(request);

/** Long enough for a month of a busy site, short enough to be read out. */
export const newReference = (): string => randomUUID().slice(-12);
