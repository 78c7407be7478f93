// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useJobDraft } from '@/components/postings/form/use-job-draft';
import { saveDraft } from '@/lib/postings/actions';
import type { JobDraft } from '@/lib/postings/draft';
import { emptyJobForm } from '@/lib/postings/job-form';
import { succeed } from '@/lib/result';
import { render } from '../ui/render';

vi.mock('@/lib/postings/actions', () => ({ saveDraft: vi.fn() }));

afterEach(() => {
  vi.useRealTimers();
});

const draft: JobDraft = {
  idempotencyKey: '5d3c1c1e-6a0f-4f0e-9c51-0a4f8e2b7d11',
  form: emptyJobForm,
  step: 2,
  revision: 1,
  duplicatedFrom: null,
  savedAt: null,
};

function DraftForm() {
  const { posted, update, finish } = useJobDraft('viewer', draft, false);
  return (
    <>
      <button type="button" onClick={() => update({ ...emptyJobForm, title: 'Baker' }, 2)}>
        Type
      </button>
      <button type="button" onClick={finish}>
        Posted
      </button>
      <p>{posted ? `Posted in another tab: ${posted.title}` : ''}</p>
    </>
  );
}

/** Renders a form with a pending save. `completeSave` completes it with the response that the job was posted. */
async function renderWithPendingSave() {
  const pendingSave = Promise.withResolvers<Awaited<ReturnType<typeof saveDraft>>>();
  vi.mocked(saveDraft).mockReturnValue(pendingSave.promise);
  vi.useFakeTimers();
  const page = await render(<DraftForm />);
  await page.click('Type');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(saveDraft).toHaveBeenCalled();
  const completeSave = () =>
    act(async () => pendingSave.resolve(succeed({ posted: { slug: 'baker', title: 'Baker' } })));
  return { page, completeSave };
}

test('shows no notice when a save completes after this tab posted the form', async () => {
  const { page, completeSave } = await renderWithPendingSave();
  await page.click('Posted');
  await completeSave();
  expect(page.host.querySelector('p')?.textContent).toBe('');
});

test('hides the notice when a save completes before this tab posted the form', async () => {
  const { page, completeSave } = await renderWithPendingSave();
  await completeSave();
  await page.click('Posted');
  expect(page.host.querySelector('p')?.textContent).toBe('');
});

test('shows a notice when another tab posted the form', async () => {
  const { page, completeSave } = await renderWithPendingSave();
  await completeSave();
  expect(page.host.querySelector('p')?.textContent).toBe('Posted in another tab: Baker');
});
