import { type Handler, type Middleware, withBody, withJson } from './middleware.ts';
import { verifyToken } from './signed-token.ts';

const STORAGE = '/storage/v1';

/**
 * Difference 3 (../README.md): Supabase Lite returns `signedUrl` where supabase-js reads `signedURL` or `url`, responds
 * with 500 to an expired or forged link, ignores `?download=`, and treats a request for several links as one with an
 * empty path.
 */
export function signedUrls(jwtSecret: string): Middleware {
  return async (request, next) => {
    const url = new URL(request.url);
    const route = url.pathname.startsWith(STORAGE) ? url.pathname.slice(STORAGE.length) : '';

    if (request.method === 'POST' && /^\/object\/sign\/[^/]+$/.test(route)) return signEach(request, next);
    if (request.method === 'POST' && /^\/object\/(upload\/)?sign\//.test(route))
      return withHostedNames(await next(request));

    const isRedeeming =
      (request.method === 'GET' && route.startsWith('/object/sign/')) ||
      (request.method === 'PUT' && route.startsWith('/object/upload/sign/'));
    if (isRedeeming) {
      const tokenError = getTokenError(url.searchParams.get('token') ?? '', jwtSecret);
      if (tokenError)
        return Response.json(
          { statusCode: '400', error: 'InvalidJWT', message: tokenError },
          { status: 400, headers: { 'access-control-allow-origin': '*' } },
        );
    }

    const response = await next(request);
    const fileName = url.searchParams.get('download');
    if (request.method === 'GET' && fileName !== null && response.ok && route.startsWith('/object/'))
      response.headers.set('content-disposition', toContentDisposition(fileName));
    return response;
  };
}

type Signed = { signedUrl?: string; path?: string; token?: string; error?: unknown };

async function signEach(request: Request, next: Handler): Promise<Response> {
  const { paths, expiresIn }: { paths: string[]; expiresIn: number } = await request.json();
  const links = await Promise.all(
    paths.map(async (path) => {
      const { method, headers } = request;
      const target = { url: `${request.url}/${encodeURI(path)}`, method, headers };
      const response = await next(withBody(target, JSON.stringify({ expiresIn })));
      const result: Signed & { message?: string } = await response.json();
      return response.ok
        ? { error: null, path, ...toHostedNames(result) }
        : { error: result.message ?? 'Not found', path, signedURL: null };
    }),
  );
  return Response.json(links, { headers: { 'access-control-allow-origin': '*' } });
}

async function withHostedNames(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const result: Signed | Signed[] = await response.json();
  return withJson(response, Array.isArray(result) ? result.map(toHostedNames) : toHostedNames(result));
}

function toHostedNames({ signedUrl, ...rest }: Signed) {
  // Not encoded, because supabase-js encodes it.
  const address = signedUrl ? signedUrl.replace(STORAGE, '') : null;
  return { ...rest, signedURL: address, url: address };
}

/** The error of a link's token, in hosted Supabase's words; undefined if valid. */
function getTokenError(token: string, secret: string): string | undefined {
  const claims = verifyToken(token, secret);
  if (!claims) return 'signature verification failed';
  if (claims.exp !== undefined && claims.exp * 1000 <= Date.now())
    return '"exp" claim timestamp check failed';
  return undefined;
}

function toContentDisposition(fileName: string): string {
  if (fileName === '') return 'attachment;';
  const encoded = encodeURIComponent(fileName);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
}
