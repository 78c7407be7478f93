import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '@/lib/auth/actions';
import { requireOperator } from '@/lib/operator/access';
import { enterDesk } from '@/lib/operator/actions';
import { resetFactor } from '../../supabase/operator/work.ts';
import { browser, form, redirectOf } from '../auth/request.ts';
import type { Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { type DeskPerson, eventsOf, newOperator } from './at-the-desk.ts';

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());
vi.mock('next/cache', () => ({ updateTag: () => {} }));
vi.mock('next/server', () => ({ after: (task: () => unknown) => void task() }));

beforeEach(() => browser.reset());

const signInHere = async ({ email, password }: Person) => {
  expect(await signIn(null, form({ email, password }))).toMatchObject({ ok: true });
};

/** 'in', the door's address, or 404. */
async function answerTo(role?: 'moderator' | 'administrator'): Promise<string> {
  try {
    return await redirectOf(requireOperator(role).then(() => Promise.reject(new Error('in'))));
  } catch (thrown) {
    if (thrown instanceof Error && thrown.message === 'in') return 'in';
    return String(Reflect.get(Object(thrown), 'digest')).replace('NEXT_HTTP_ERROR_FALLBACK;', '');
  }
}

const enter = (code: string, more: Record<string, string> = {}) => enterDesk(null, form({ code, ...more }));

/** An operator at the desk in this browser. */
async function enteredOperator(role?: string): Promise<DeskPerson> {
  const operator = await newOperator(role);
  await signInHere(operator);
  expect(await enter(operator.code())).toEqual({ ok: true, data: { goTo: '/operator' } });
  return operator;
}

describe('the desk is', () => {
  test('a 404 to a visitor, and to somebody signed in, with a second factor too', async () => {
    expect(await answerTo()).toBe('404');
    const somebody = await newOperator();
    await sql`delete from public.operators where user_id = ${somebody.user.id}`;
    await signInHere(somebody);
    expect(await answerTo()).toBe('404');
    for (const code of [somebody.code(), ''])
      await expect(enter(code)).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });

  test('a door to an operator with the password alone, however often its tokens are renewed', async () => {
    await signInHere(await newOperator());
    expect(await answerTo()).toBe('/operator/enter');
  });

  test('a door to a session on the second level that entered no code here', async () => {
    const operator = await newOperator();
    await signInHere(operator);
    await sql`update auth.sessions set aal = 'aal2' where user_id = ${operator.user.id}`;
    expect(await answerTo()).toBe('/operator/enter');
  });

  test('open with a code, until an hour of silence', async () => {
    const operator = await enteredOperator();
    expect(await answerTo()).toBe('in');
    const { user } = operator;
    expect(await requireOperator()).toEqual({ userId: user.id, role: 'moderator' });
    const silentFor = (minutes: number) => sql`
      update public.desk_visits set seen_at = now() - make_interval(mins => ${minutes})
      where session_id in (select id from auth.sessions where user_id = ${user.id})`;
    await silentFor(59);
    expect(await answerTo()).toBe('in');
    // Seen just now, so another hour begins.
    await silentFor(61);
    expect(await answerTo()).toBe('/operator/enter');
    await enter(operator.code(1));
    expect(await answerTo()).toBe('in');
    expect(await eventsOf(user.id)).toEqual(['entered the desk', 'entered the desk']);
  });

  test('for administrators a 404 to a moderator where it says so', async () => {
    await enteredOperator('moderator');
    expect(await answerTo('moderator')).toBe('in');
    expect(await answerTo('administrator')).toBe('404');
    await enteredOperator('administrator');
    expect(await answerTo('administrator')).toBe('in');
    expect(await answerTo('moderator')).toBe('in');
  });

  test('closed at once when the row goes, the session ends or the authenticator is reset', async () => {
    const dismissed = await enteredOperator();
    await sql`delete from public.operators where user_id = ${dismissed.user.id}`;
    expect(await answerTo()).toBe('404');
    const reset = await enteredOperator();
    await resetFactor(sql, reset.email);
    expect(await answerTo()).toBe('404');
    await signInHere(reset);
    expect(await answerTo()).toBe('/operator/enter');
    expect(await eventsOf(reset.user.id)).toEqual(['entered the desk', 'second factor reset']);
  });
});

describe('a code', () => {
  test('that is wrong is noted, and opens nothing', async () => {
    const operator = await newOperator();
    await signInHere(operator);
    const wrong = operator.code() === '123456' ? '654321' : '123456';
    expect(await enter(wrong)).toMatchObject({ ok: false, fieldErrors: { code: expect.any(String) } });
    expect(await answerTo()).toBe('/operator/enter');
    expect(await eventsOf(operator.user.id)).toEqual(['wrong code at the desk']);
  });

  test('opens one session alone: in another it is refused while it is good, also after a newer one', async () => {
    const operator = await newOperator();
    const [first, newer] = [operator.code(), operator.code(1)];
    await signInHere(operator);
    for (const code of [first, newer]) expect(await enter(code)).toMatchObject({ ok: true });

    browser.reset();
    await signInHere(operator);
    for (const code of [first, newer]) {
      const sentence = 'This code was used already. Please wait for the next one your app shows.';
      expect(await enter(code)).toMatchObject({ ok: false, fieldErrors: { code: sentence } });
      expect(await answerTo()).toBe('/operator/enter');
    }
    expect(await eventsOf(operator.user.id)).toEqual([
      'entered the desk',
      'entered the desk',
      'used code at the desk',
      'used code at the desk',
    ]);
  });

  test('is refused after ten tries within an hour, though it is right', async () => {
    const operator = await newOperator();
    await signInHere(operator);
    for (let tries = 0; tries < 10; tries++) await enter('000000');
    expect(await enter(operator.code())).toMatchObject({
      ok: false,
      message: expect.stringContaining('hour'),
    });
  });

  test('of another authenticator is not asked for where there is one', async () => {
    const [operator, thief] = [await newOperator(), await newOperator()];
    await signInHere(operator);
    expect(await enter(thief.code(), { factorId: thief.factorId })).toMatchObject({ ok: false });
    expect(await answerTo()).toBe('/operator/enter');
  });

  test('leads back to where somebody was at the desk, and nowhere else', async () => {
    const operator = await newOperator();
    await signInHere(operator);
    for (const [steps, from, goTo] of [
      [-1, '/operator/audit?person=1', '/operator/audit?person=1'],
      [0, 'https://example.com/operator/', '/operator'],
      [1, '/account', '/operator'],
    ] as const)
      expect(await enter(operator.code(steps), { from })).toEqual({ ok: true, data: { goTo } });
  });
});

test('a browser is given nothing of the desk, an operator at it neither', async () => {
  const { client, user, factorId, code } = await newOperator('administrator');
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
  const [session] = await sql<{ id: string }[]>`select id from auth.sessions where user_id = ${user.id}`;
  const session_id = session?.id ?? '';
  for (const refused of [
    await client.rpc('find_operator', { session_id }),
    await client.rpc('enter_desk', { session_id, code: '123456' }),
    await client.rpc('find_audit_events', {}),
    await client.from('desk_visits').insert({ session_id }),
    await client.from('desk_visits').select(),
    await client.from('operators').select(),
    await client.from('audit_events').select(),
  ])
    expect(refused.error?.code).toBe('42501');
});
