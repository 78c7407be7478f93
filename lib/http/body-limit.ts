/** Thrown when a body exceeds its limit; handlers respond with 413. */
export class BodyTooLargeError extends Error {}

/**
 * A copy of the request whose body fails with BodyTooLargeError after `maxBytes`. `text()`, `json()` and `formData()`
 * then reject without reading on, even if no length was declared.
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
