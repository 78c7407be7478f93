import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as whichAreSaved } from '@/app/api/saved-jobs/route';
import { signIn } from '@/lib/auth/actions';
import { noteSavedJob, removeSavedJob, saveJobFromPage, saveJobs } from '@/lib/saved/jobs/actions';
import { listSavedJobs } from '@/lib/saved/jobs/queries';
import type { SavedCopy } from '@/lib/saved/jobs/saved-job';
import { answerAuth, browser, form, redirectOf } from '../auth/request.ts';
import { signUp } from '../support/clients.ts';

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());

const copy = (fields: Partial<SavedCopy> = {}): SavedCopy => ({
  jobId: crypto.randomUUID(),
  savedAt: '2026-01-01T00:00:00.000Z',
  title: 'Baker',
  companyName: 'Corner',
  note: '',
  notedAt: null,
  ...fields,
});

async function signInAsSomebody() {
  const { email, password } = await signUp('job_seeker');
  await signIn(null, form({ email, password }));
}

const ask = (...ids: string[]) =>
  whichAreSaved(new Request(`http://localhost/api/saved-jobs?ids=${ids.join()}`));

beforeEach(() => browser.reset());
afterEach(() => vi.restoreAllMocks());

describe('without an account', () => {
  test('nothing is saved, and it is said why', async () => {
    expect(await saveJobs([copy()])).toMatchObject({ ok: false, message: 'Authentication required' });
    expect(await removeSavedJob(null, form({ jobId: crypto.randomUUID() }))).toMatchObject({ ok: false });
    expect((await ask(crypto.randomUUID())).status).toBe(401);
  });
});

describe('where no script runs', () => {
  const page = '/new-york/new-york/soho/baker';
  const pressSave = () =>
    redirectOf(
      saveJobFromPage(
        form({ jobId: crypto.randomUUID(), title: 'Baker', companyName: 'Corner', path: page }),
      ),
    );

  test('signing in leads back to the job with the word that it is to be saved yet', async () => {
    expect(await pressSave()).toBe(`/login?from=${encodeURIComponent(`${page}#signed-in`)}`);
    await signInAsSomebody();
    expect(await pressSave()).toBe(`${page}#saved`);
  });

  test('while nobody can tell who this is, the job says that it is not saved', async () => {
    await signInAsSomebody();
    answerAuth('user', 503, {});
    expect(await pressSave()).toBe(`${page}#not-saved`);
  });
});

describe('with an account', () => {
  test('what was removed comes back as it was', async () => {
    await signInAsSomebody();
    const saved = copy({ note: 'Ask about Sundays', notedAt: '2026-01-02T00:00:00.000Z' });
    expect(await saveJobs([saved])).toEqual({ ok: true, data: { leftOut: [] } });
    const removed = await removeSavedJob(null, form({ jobId: saved.jobId }));
    expect(removed).toEqual({ ok: true, data: saved });
    expect(await removeSavedJob(null, form({ jobId: saved.jobId }))).toEqual({ ok: true, data: null });
    if (removed.ok && removed.data) await saveJobs([removed.data]);
    expect((await listSavedJobs(1, null)).jobs).toEqual([{ ...saved, facts: null }]);
  });

  test('words from anywhere are stored as far as they can be', async () => {
    await signInAsSomebody();
    const odd = copy({
      title: 'Ba\0ker \ud83c',
      note: ' Call\0 \ud83c',
      notedAt: '2026-01-02T00:00:00.000Z',
    });
    expect(await saveJobs([odd])).toMatchObject({ ok: true });
    expect((await listSavedJobs(1, null)).jobs).toMatchObject([
      { title: 'Baker \ufffd', note: 'Call \ufffd' },
    ]);
    const answer = await noteSavedJob(null, form({ jobId: odd.jobId, note: ' ' }));
    expect(answer).toEqual({ ok: true, data: { note: '' } });
  });

  test('a note has a limit and needs its job, and what was typed comes back', async () => {
    await signInAsSomebody();
    const long = 'x'.repeat(2001);
    expect(await noteSavedJob(null, form({ jobId: crypto.randomUUID(), note: long }))).toMatchObject({
      ok: false,
      message: 'Please use at most 2000 characters',
      values: { note: long },
    });
    expect(await noteSavedJob(null, form({ jobId: crypto.randomUUID(), note: 'x' }))).toMatchObject({
      ok: false,
      message: 'This job is no longer on your list.',
    });
  });

  test('a page beyond the end has no jobs and knows how many there are', async () => {
    await signInAsSomebody();
    await saveJobs([copy(), copy()]);
    expect(await listSavedJobs(9, null)).toEqual({ jobs: [], total: 2 });
  });

  test('the buttons of a page are told of their own jobs alone', async () => {
    await signInAsSomebody();
    const [first, second] = [copy(), copy()];
    await saveJobs([first, second]);
    const answer = await ask(first.jobId, crypto.randomUUID());
    expect(await answer.json()).toEqual({
      saved: [first.jobId],
      hidden: [],
      applied: {},
      applicants: {},
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    for (const ids of [['x'], [], Array.from({ length: 51 }, () => crypto.randomUUID())])
      expect((await ask(...ids)).status).toBe(400);
  });
});
