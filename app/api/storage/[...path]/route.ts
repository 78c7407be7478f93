import { env } from '@/lib/env';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/body-limit';
import { isLoopback } from '@/lib/http/security-headers';
import { uploads } from '@/lib/limits';
import { logError } from '@/lib/log';
import { fileRoute } from '@/lib/uploads/file-url';

/** The requests of browsers: view a public file, open a signed link, upload to a signed URL. */
const allowedPaths: Record<string, RegExp> = {
  GET: /^\/storage\/v1\/object\/(public|sign)\/./,
  PUT: /^\/storage\/v1\/object\/upload\/sign\/./,
};

const requestHeaders = ['content-type', 'content-length', 'if-none-match', 'range'];
const responseHeaders = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition'],
  ...['cache-control', 'etag', 'last-modified'],
];

/** Proxies the files of a Supabase on this machine, which browsers elsewhere can't reach (D116). */
async function proxyFile(request: Request): Promise<Response> {
  const { supabaseUrl } = env();
  const { pathname, search } = new URL(request.url);
  const target = new URL(`/storage/v1${pathname.slice(fileRoute.length)}${search}`, supabaseUrl);
  const isFile = allowedPaths[request.method]?.test(target.pathname);
  if (!isFile || !isLoopback(target.hostname)) return new Response('Not found', { status: 404 });

  const { body } = withBodyLimit(request, uploads.profileMaxBytes);
  const response = await fetch(target, {
    method: request.method,
    headers: pickHeaders(request.headers, requestHeaders),
    ...(body && { body, duplex: 'half' }),
    cache: 'no-store',
    signal: request.signal,
  }).catch((error: unknown) => {
    const isTooLarge = error instanceof Error && error.cause instanceof BodyTooLargeError;
    return isTooLarge ? new Response(null, { status: 413 }) : logError('storage', error);
  });
  if (typeof response === 'string') return new Response(`Error reference: ${response}`, { status: 502 });
  const headers = pickHeaders(response.headers, responseHeaders);
  if (request.method === 'GET' && !/^\/storage\/v1\/object\/public\//.test(target.pathname))
    makePrivate(headers);
  return new Response(response.body, { status: response.status, headers });
}

export { proxyFile as GET, proxyFile as PUT };

/** A CV is never cached and always a download. */
function makePrivate(headers: Headers) {
  headers.set('Cache-Control', 'private, no-store');
  if (!headers.get('Content-Disposition')?.startsWith('attachment'))
    headers.set('Content-Disposition', 'attachment');
}

function pickHeaders(headers: Headers, names: string[]): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );
}
