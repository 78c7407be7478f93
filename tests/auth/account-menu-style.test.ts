import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/me/menu.css/route';
import { signIn } from '@/lib/auth/actions';
import { signUp } from '../support/clients.ts';
import { browser, form, mockAuthResponse } from './request.ts';

vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());

beforeEach(() => browser.reset());
afterEach(() => vi.restoreAllMocks());

test('the menu stylesheet shows the menu of the viewer’s role with the viewer’s address', async () => {
  expect(await (await GET()).text()).toBe('.plain-menu { display: none }');
  const { email, password } = await signUp('job_seeker');
  await signIn(null, form({ email, password }));
  const style = await (await GET()).text();
  expect(style).toContain('[data-for=employer]');
  expect(style).toContain(email);
});

test('the menu stylesheet is an uncached 503 when the auth service is unavailable', async () => {
  const { email, password } = await signUp('job_seeker');
  await signIn(null, form({ email, password }));
  mockAuthResponse('user', 503, {});
  const response = await GET();
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toBe('');
});
