/**
 * One difference between @supabase/lite 0.10.0 and hosted Supabase, mended on the way in or out. The numbers in the
 * mends' comments are those of the list in supabase/embedded/README.md. When upstream is fixed, its file can go.
 */
export type Mend = (request: Request, next: Handler) => Promise<Response>;
export type Handler = (request: Request) => Promise<Response>;

/** The handler with all mends around it, the first of them outermost. */
export function withMends(handler: Handler, mends: Mend[]): Handler {
  return mends.reduceRight<Handler>((next, mend) => (request) => mend(request, next), handler);
}

/** The same request with another body; its length and, if given, its type follow. */
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

/** The same answer with another JSON body. */
export function withJson(response: Response, value: unknown, status = response.status): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(value), { status, headers });
}
