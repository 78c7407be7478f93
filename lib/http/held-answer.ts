import type { ServerResponse } from 'node:http';

/**
 * Gathers the body of an answer instead of sending it, if `mayHold` says so when its first byte comes. `take` gets the whole
 * and the way to send it; until then whoever rendered it believes that it is under way.
 */
export function holdBody(
  response: ServerResponse,
  mayHold: () => boolean,
  take: (body: Buffer, send: (body: Buffer) => void) => void,
): void {
  const { write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let isHeld: boolean | undefined;
  const holds = () => {
    isHeld ??= mayHold();
    return isHeld;
  };

  response.flushHeaders = () => {
    if (!holds()) flushHeaders.call(response);
  };
  response.write = ((...written: unknown[]) => {
    if (!holds()) return Reflect.apply(write, response, written);
    gather(chunks, written);
    for (const each of written) if (typeof each === 'function') each();
    return true;
  }) as ServerResponse['write'];
  response.end = ((...written: unknown[]) => {
    if (!holds()) return Reflect.apply(end, response, written);
    gather(chunks, written);
    // Once is enough, also where somebody ends it twice.
    response.end = () => response;
    take(Buffer.concat(chunks), (body) => Reflect.apply(end, response, [body]));
    return response;
  }) as ServerResponse['end'];
}

function gather(chunks: Buffer[], [chunk, encoding]: unknown[]): void {
  if (typeof chunk === 'string')
    chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
  else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
}
