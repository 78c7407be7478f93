import type { Middleware } from './middleware.ts';

/**
 * Difference 16 (../README.md): hosted Supabase returns the same new session for concurrent refreshes with one token (a
 * page and its requests, two tabs). Supabase Lite revokes the old token and stores the new one in two steps, and
 * rejects a refresh in between. One after another, the refreshes follow its rule for reused tokens, which is the rule
 * of hosted Supabase.
 */
export function serializeRefreshes(): Middleware {
  let last: Promise<unknown> = Promise.resolve();
  return (request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'refresh_token')
      return next(request);
    const response = last.then(() => next(request));
    last = response.catch(() => {});
    return response;
  };
}
