import { env } from '@/lib/env';
import { BodyTooLargeError, withBodyLimit } from '@/lib/http/read-body';
import { isLoopback } from '@/lib/http/security-headers';
import { uploads } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { fileRoute } from '@/lib/uploads/file-address';

/** What browsers do with files: see a public one, open a signed link, put a file to a signed address. */
const allowed: Record<string, RegExp> = {
  GET: /^\/storage\/v1\/object\/(public|sign)\/./,
  PUT: /^\/storage\/v1\/object\/upload\/sign\/./,
};

const requestHeaders = ['content-type', 'content-length', 'if-none-match', 'range'];
const answerHeaders = [
  ...['content-type', 'content-length', 'content-range', 'content-disposition'],
  ...['cache-control', 'etag', 'last-modified'],
];

/** Hands files of a Supabase on this machine on to whoever reaches the site and not the machine (D116). */
async function handOn(request: Request): Promise<Response> {
  const { supabaseUrl } = env();
  const { pathname, search } = new URL(request.url);
  const target = new URL(`/storage/v1${pathname.slice(fileRoute.length)}${search}`, supabaseUrl);
  const isFile = allowed[request.method]?.test(target.pathname);
  if (!isFile || !isLoopback(target.hostname)) return new Response('Not found', { status: 404 });

  const { body } = withBodyLimit(request, uploads.profileMaxBytes);
  const answer = await fetch(target, {
    method: request.method,
    headers: chosen(request.headers, requestHeaders),
    ...(body && { body, duplex: 'half' }),
    cache: 'no-store',
    signal: request.signal,
  }).catch((fault: unknown) => {
    const isTooLarge = fault instanceof Error && fault.cause instanceof BodyTooLargeError;
    return isTooLarge ? new Response(null, { status: 413 }) : logFault('storage', fault);
  });
  if (typeof answer === 'string') return new Response(`Error reference: ${answer}`, { status: 502 });
  const headers = chosen(answer.headers, answerHeaders);
  if (request.method === 'GET' && !/^\/storage\/v1\/object\/public\//.test(target.pathname))
    keepPrivate(headers);
  return new Response(answer.body, { status: answer.status, headers });
}

export { handOn as GET, handOn as PUT };

/** A CV is nobody else's to keep, and a download however its link was changed. */
function keepPrivate(headers: Headers) {
  headers.set('Cache-Control', 'private, no-store');
  if (!headers.get('Content-Disposition')?.startsWith('attachment'))
    headers.set('Content-Disposition', 'attachment');
}

function chosen(headers: Headers, names: string[]): Headers {
  return new Headers(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value] as [string, string]];
    }),
  );
}
