/**
 * A fix for one difference between @supabase/lite 0.10.0 and hosted Supabase, numbered as in
 * supabase/embedded/README.md. Delete the file of a fix when the difference is fixed upstream.
 */
export type Middleware = (request: Request, next: Handler) => Promise<Response>;
export type Handler = (request: Request) => Promise<Response>;

/** Wraps the handler with the middlewares, the first outermost. */
export function applyMiddleware(handler: Handler, middlewares: Middleware[]): Handler {
  return middlewares.reduceRight<Handler>(
    (next, middleware) => (request) => middleware(request, next),
    handler,
  );
}

/** A copy of the request with another body and its length, and its type if given. */
export function withBody(
  request: Pick<Request, 'url' | 'method' | 'headers'> & Partial<Pick<Request, 'signal'>>,
  body: string | Uint8Array<ArrayBuffer>,
  type?: string,
): Request {
  const { method, signal } = request;
  const headers = new Headers(request.headers);
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.byteLength;
  headers.set('content-length', String(length));
  if (type !== undefined) headers.set('content-type', type);
  return new Request(request.url, { method, headers, body, ...(signal && { signal }) });
}

/** A copy of the response with another JSON body. */
export function withJson(response: Response, value: unknown, status = response.status): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(value), { status, headers });
}
