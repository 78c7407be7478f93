import type { Mend } from './mend.ts';

/**
 * Difference 16: hosted gives several refreshes with one token at the same time (a page and what it fetches, two tabs)
 * the same new session. lite revokes the old token and stores the new one in two steps, and refuses for good who comes
 * between them. One after the other they meet its reuse rule, which is hosted's.
 */
export function refreshesInTurn(): Mend {
  let last: Promise<unknown> = Promise.resolve();
  return (request, next) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/auth/v1/token' || searchParams.get('grant_type') !== 'refresh_token')
      return next(request);
    const answer = last.then(() => next(request));
    last = answer.catch(() => {});
    return answer;
  };
}
