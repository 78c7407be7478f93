import { NextRequest, NextResponse } from 'next/server';
import { expect, test } from 'vitest';
import { refreshSession } from '@/lib/supabase/middleware-client';
import { signUp } from '../support/clients.ts';

test('refreshing an expired session changes the hint cookie, which open tabs can read', async () => {
  const { client } = await signUp('employer');
  const { data } = await client.auth.getSession();
  const expired = Buffer.from(JSON.stringify({ ...data.session, expires_at: 1 })).toString('base64url');
  const request = new NextRequest('http://localhost:3000/account', {
    headers: { cookie: `doorstep_session=base64-${expired}; doorstep_signed_in=1` },
  });
  const response = (await refreshSession(request)).setCookies(NextResponse.next());
  const session = response.cookies.get('doorstep_session')?.value.replace('base64-', '') ?? '';
  expect(JSON.parse(Buffer.from(session, 'base64url').toString()).expires_at).toBeGreaterThan(
    Date.now() / 1000,
  );
  expect(response.cookies.get('doorstep_signed_in')?.value).toMatch(/^\d{13}$/);
  expect(response.headers.get('cache-control')).toContain('private');
});
