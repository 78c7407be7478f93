import { type Handler, type Mend, withBody, withJson } from './mend.ts';
import { signedClaims } from './signed-token.ts';

const STORAGE = '/storage/v1';

/**
 * Difference 3: lite answers `signedUrl` where supabase-js reads `signedURL` or `url`, answers 500 to an expired or
 * forged link, ignores `?download=`, and takes a request for several links for one with an empty path.
 */
export function signedUrls(jwtSecret: string): Mend {
  return async (request, next) => {
    const url = new URL(request.url);
    const route = url.pathname.startsWith(STORAGE) ? url.pathname.slice(STORAGE.length) : '';

    if (request.method === 'POST' && /^\/object\/sign\/[^/]+$/.test(route)) return signEach(request, next);
    if (request.method === 'POST' && /^\/object\/(upload\/)?sign\//.test(route))
      return renamed(await next(request));

    const redeems =
      (request.method === 'GET' && route.startsWith('/object/sign/')) ||
      (request.method === 'PUT' && route.startsWith('/object/upload/sign/'));
    if (redeems) {
      const complaint = complaintAbout(url.searchParams.get('token') ?? '', jwtSecret);
      if (complaint)
        return Response.json(
          { statusCode: '400', error: 'InvalidJWT', message: complaint },
          { status: 400, headers: { 'access-control-allow-origin': '*' } },
        );
    }

    const response = await next(request);
    const fileName = url.searchParams.get('download');
    if (request.method === 'GET' && fileName !== null && response.ok && route.startsWith('/object/'))
      response.headers.set('content-disposition', disposition(fileName));
    return response;
  };
}

type Signed = { signedUrl?: string; path?: string; token?: string; error?: unknown };

async function signEach(request: Request, next: Handler): Promise<Response> {
  const { paths, expiresIn }: { paths: string[]; expiresIn: number } = await request.json();
  const links = await Promise.all(
    paths.map(async (path) => {
      const { method, headers } = request;
      const one = { url: `${request.url}/${encodeURI(path)}`, method, headers };
      const response = await next(withBody(one, JSON.stringify({ expiresIn })));
      const answer: Signed & { message?: string } = await response.json();
      return response.ok
        ? { error: null, path, ...rename(answer) }
        : { error: answer.message ?? 'Not found', path, signedURL: null };
    }),
  );
  return Response.json(links, { headers: { 'access-control-allow-origin': '*' } });
}

async function renamed(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const answer: Signed | Signed[] = await response.json();
  return withJson(response, Array.isArray(answer) ? answer.map(rename) : rename(answer));
}

function rename({ signedUrl, ...rest }: Signed) {
  // Not encoded: supabase-js does that itself.
  const address = signedUrl ? signedUrl.replace(STORAGE, '') : null;
  return { ...rest, signedURL: address, url: address };
}

/** What is wrong with a link's token, in hosted Supabase's words. */
function complaintAbout(token: string, secret: string): string | undefined {
  const claims = signedClaims(token, secret);
  if (!claims) return 'signature verification failed';
  if (claims.exp !== undefined && claims.exp * 1000 <= Date.now())
    return '"exp" claim timestamp check failed';
  return undefined;
}

function disposition(fileName: string): string {
  if (fileName === '') return 'attachment;';
  const encoded = encodeURIComponent(fileName);
  return `attachment; filename=${encoded}; filename*=UTF-8''${encoded};`;
}
