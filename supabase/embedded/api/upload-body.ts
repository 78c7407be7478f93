import { type Middleware, withBody } from './middleware.ts';

const MAX_BYTES = 50 * 1024 * 1024;

/**
 * Difference 12 (../README.md): Supabase Lite checks an upload's size by the client's Content-Length, and stores the
 * multipart envelope of a form that is PUT to a signed link. This reads and unwraps the body, and passes on its actual
 * length and type.
 */
export const uploadBody: Middleware = async (request, next) => {
  const { pathname } = new URL(request.url);
  const isUpload =
    (request.method === 'POST' || request.method === 'PUT') &&
    /^\/storage\/v1\/object\/(?!sign\/|list\/|info\/|move$|copy$)/.test(pathname) &&
    !(request.method === 'POST' && pathname.startsWith('/storage/v1/object/upload/sign/'));
  if (!isUpload || request.body === null) return next(request);

  const bytes = await readAtMost(request.body, MAX_BYTES);
  if (bytes === undefined)
    return Response.json(
      {
        statusCode: '413',
        error: 'Payload too large',
        message: 'The object exceeded the maximum allowed size',
      },
      { status: 400, headers: { 'access-control-allow-origin': '*' } },
    );

  const type = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) return next(withBody(request, bytes));

  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) return next(withBody(request, bytes));
  const cacheControl = form.get('cacheControl');
  const inner = withBody(
    request,
    new Uint8Array(await file.arrayBuffer()),
    file.type || 'application/octet-stream',
  );
  if (typeof cacheControl === 'string') inner.headers.set('cache-control', `max-age=${cacheControl}`);
  return next(inner);
};

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
