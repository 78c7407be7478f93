import type { ServerResponse } from 'node:http';

/** What becomes of a body that was held: `send` sends one in its place, `letGo` lets it go the way of one that is not held. */
export type Ways = { send: (body: Buffer) => void; letGo: (body: Buffer) => void };

/**
 * Gathers the body of an answer instead of sending it, if `mayHold` says so when its first byte comes. `take` gets the whole;
 * until then whoever rendered it believes that it is under way. What is not held is sent as it is written, after a call of `pass`.
 */
export function holdBody(
  response: ServerResponse,
  mayHold: () => boolean,
  take: (body: Buffer, ways: Ways) => void,
  pass: () => void = () => {},
): void {
  const { write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let isHeld: boolean | undefined;
  const holds = () => {
    if (isHeld !== undefined) return isHeld;
    isHeld = mayHold();
    if (!isHeld) giveBack();
    return isHeld;
  };
  const giveBack = () => {
    Object.assign(response, { write, end, flushHeaders });
    pass();
  };

  response.flushHeaders = () => {
    if (!holds()) response.flushHeaders();
  };
  response.write = ((...written: unknown[]) => {
    if (!holds()) return Reflect.apply(response.write, response, written);
    gather(chunks, written);
    for (const each of written) if (typeof each === 'function') each();
    return true;
  }) as ServerResponse['write'];
  response.end = ((...written: unknown[]) => {
    if (!holds()) return Reflect.apply(response.end, response, written);
    gather(chunks, written);
    // Once is enough, also where somebody ends it twice.
    response.end = () => response;
    take(Buffer.concat(chunks), {
      send: (body) => Reflect.apply(end, response, [body]),
      letGo: (body) => {
        giveBack();
        response.end(body);
      },
    });
    return response;
  }) as ServerResponse['end'];
}

function gather(chunks: Buffer[], [chunk, encoding]: unknown[]): void {
  if (typeof chunk === 'string')
    chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
  else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
}
