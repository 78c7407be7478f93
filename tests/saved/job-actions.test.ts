import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET as getSavedJobs } from '@/app/api/saved-jobs/route';
import { signIn } from '@/lib/auth/actions';
import { removeSavedJob, saveJobs, saveJobWithoutScript, updateSavedJobNote } from '@/lib/saved/jobs/actions';
import { listSavedJobs } from '@/lib/saved/jobs/queries';
import { browser, form, getRedirect, mockAuthResponse } from '../auth/request.ts';
import { signUp } from '../support/clients.ts';
import { buildSnapshot } from './saved-job-snapshot.ts';

vi.mock('next/headers', async () => (await import('../auth/request.ts')).nextHeaders());
vi.mock('react', async () => (await import('../auth/request.ts')).reactWithoutCache());

async function signInNewUser() {
  const { email, password } = await signUp('job_seeker');
  await signIn(null, form({ email, password }));
}

const requestJobs = (...ids: string[]) =>
  getSavedJobs(new Request(`http://localhost/api/saved-jobs?ids=${ids.join()}`));

beforeEach(() => browser.reset());
afterEach(() => vi.restoreAllMocks());

describe('without an account', () => {
  test('returns an error and saves nothing', async () => {
    expect(await saveJobs([buildSnapshot()])).toMatchObject({
      ok: false,
      message: 'Authentication required',
    });
    expect(await removeSavedJob(null, form({ jobId: crypto.randomUUID() }))).toMatchObject({ ok: false });
    expect((await requestJobs(crypto.randomUUID())).status).toBe(401);
  });
});

describe('without JavaScript', () => {
  const page = '/new-york/new-york/soho/baker';
  const pressSave = () =>
    getRedirect(
      saveJobWithoutScript(
        form({ jobId: crypto.randomUUID(), title: 'Baker', companyName: 'Corner', path: page }),
      ),
    );

  test('Save redirects to sign-in and back to the job, and a second press saves it', async () => {
    expect(await pressSave()).toBe(`/login?from=${encodeURIComponent(`${page}#signed-in`)}`);
    await signInNewUser();
    expect(await pressSave()).toBe(`${page}#saved`);
  });

  test('Save shows an error if the auth service is down', async () => {
    await signInNewUser();
    mockAuthResponse('user', 503, {});
    expect(await pressSave()).toBe(`${page}#not-saved`);
  });
});

describe('with an account', () => {
  test('restores a removed job unchanged', async () => {
    await signInNewUser();
    const saved = buildSnapshot({ note: 'Ask about Sundays', notedAt: '2026-01-02T00:00:00.000Z' });
    expect(await saveJobs([saved])).toEqual({ ok: true, data: { unsavedIds: [] } });
    const removed = await removeSavedJob(null, form({ jobId: saved.jobId }));
    expect(removed).toEqual({ ok: true, data: saved });
    expect(await removeSavedJob(null, form({ jobId: saved.jobId }))).toEqual({ ok: true, data: null });
    if (removed.ok && removed.data) await saveJobs([removed.data]);
    expect((await listSavedJobs(1, null)).jobs).toEqual([{ ...saved, facts: null }]);
  });

  test('stores text without invalid characters', async () => {
    await signInNewUser();
    const invalid = buildSnapshot({
      title: 'Ba\0ker \ud83c',
      note: ' Call\0 \ud83c',
      notedAt: '2026-01-02T00:00:00.000Z',
    });
    expect(await saveJobs([invalid])).toMatchObject({ ok: true });
    expect((await listSavedJobs(1, null)).jobs).toMatchObject([
      { title: 'Baker \ufffd', note: 'Call \ufffd' },
    ]);
    const response = await updateSavedJobNote(null, form({ jobId: invalid.jobId, note: ' ' }));
    expect(response).toEqual({ ok: true, data: { note: '' } });
  });

  test('rejects a note that is too long or whose job is not saved', async () => {
    await signInNewUser();
    const long = 'x'.repeat(2001);
    expect(await updateSavedJobNote(null, form({ jobId: crypto.randomUUID(), note: long }))).toMatchObject({
      ok: false,
      message: 'Please use at most 2000 characters',
      values: { note: long },
    });
    expect(await updateSavedJobNote(null, form({ jobId: crypto.randomUUID(), note: 'x' }))).toMatchObject({
      ok: false,
      message: 'This job is no longer on your list.',
    });
  });

  test('a page beyond the end has the total but no jobs', async () => {
    await signInNewUser();
    await saveJobs([buildSnapshot(), buildSnapshot()]);
    expect(await listSavedJobs(9, null)).toEqual({ jobs: [], total: 2 });
  });

  test('returns the state of only the requested jobs', async () => {
    await signInNewUser();
    const [first, second] = [buildSnapshot(), buildSnapshot()];
    await saveJobs([first, second]);
    const response = await requestJobs(first.jobId, crypto.randomUUID());
    expect(await response.json()).toEqual({
      saved: [first.jobId],
      hidden: [],
      applied: {},
      applicants: {},
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    for (const ids of [['x'], [], Array.from({ length: 51 }, () => crypto.randomUUID())])
      expect((await requestJobs(...ids)).status).toBe(400);
  });
});
