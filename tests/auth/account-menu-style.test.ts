import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GET } from '@/app/api/me/menu.css/route';
import { signIn } from '@/lib/auth/actions';
import { signUp } from '../support/clients.ts';
import { answerAuth, browser, form } from './request.ts';

vi.mock('next/headers', async () => (await import('./request.ts')).nextHeaders());
vi.mock('react', async () => (await import('./request.ts')).reactWithoutCache());

beforeEach(() => browser.reset());
afterEach(() => vi.restoreAllMocks());

test('the style of the menu is the viewer’s own', async () => {
  expect(await (await GET()).text()).toBe('.plain-menu { display: none }');
  const { email, password } = await signUp('job_seeker');
  await signIn(null, form({ email, password }));
  const style = await (await GET()).text();
  expect(style).toContain('[data-for=employer]');
  expect(style).toContain(email);
});

test('while nobody can tell whose it is, there is none, and nobody keeps that', async () => {
  const { email, password } = await signUp('job_seeker');
  await signIn(null, form({ email, password }));
  answerAuth('user', 503, {});
  const answer = await GET();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await answer.text()).toBe('');
});
