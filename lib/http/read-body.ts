/** Thrown while reading a body that is over its limit; a handler answers it with 413. */
export class BodyTooLargeError extends Error {}

/**
 * A request as one whose body ends with a BodyTooLargeError after `maxBytes`, so that `text()`, `json()` and `formData()` reject
 * without reading on, also where no length was declared.
 */
export function withBodyLimit(request: Request, maxBytes: number): Request {
  if (!request.body) return request;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new BodyTooLargeError());
      else controller.enqueue(chunk);
    },
  });
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: request.body.pipeThrough(limit),
    signal: request.signal,
    duplex: 'half',
  } as RequestInit);
}
