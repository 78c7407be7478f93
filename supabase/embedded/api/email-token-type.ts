import { parseJsonBody } from './auth-error.ts';
import { type Middleware, withBody } from './middleware.ts';

/**
 * Difference 6 (../README.md): hosted Supabase accepts the token of a sign-up or a magic link with type 'email' (D4);
 * Supabase Lite requires the exact type. A rejected attempt changes nothing, so this tries both.
 */
export const emailTokenType: Middleware = async (request, next) => {
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/auth/v1/verify') return next(request);
  const text = await request.text();
  const body = parseJsonBody(text);
  if (body.type !== 'email') return next(withBody(request, text));

  const attempt = (type: string) => next(withBody(request, JSON.stringify({ ...body, type })));
  const asSignup = await attempt('signup');
  return asSignup.ok ? asSignup : attempt('magiclink');
};
