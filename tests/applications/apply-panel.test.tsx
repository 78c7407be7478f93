// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApplyPanel } from '@/components/applications/apply-panel';
import { applyId } from '@/components/jobs/apply-id';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';

vi.mock('@/components/applications/application-form', () => ({
  ApplicationForm: ({ isOpen }: { isOpen?: boolean }) => (
    <details open={isOpen ? true : undefined}>
      <summary>Apply for this job</summary>
    </details>
  ),
}));

// Without the event of a change, which would come later.
const goTo = (hash: string) => window.history.replaceState(null, '', `/${hash}`);

beforeEach(() => goTo(''));

/** A page that a link of the site led to: the form's code is fetched once the page is there. */
async function openPage() {
  const { host } = await render(
    <>
      <a href={`#${applyId}`}>Apply</a>
      <div id={applyId}>
        <ApplyPanel
          jobId="1"
          jobTitle="Baker"
          companyName="Corner"
          alertHref="#alert"
          question="adult"
          notice=""
        />
      </div>
    </>,
  );
  const form = () => host.querySelector('details');
  return {
    form,
    pressApply: () => act(async () => host.querySelector('a')?.click()),
    comes: async () => {
      await act(() => vi.dynamicImportSettled());
      await waitFor(() => expect(form()).not.toBeNull());
    },
  };
}

test('a form that was asked for while it was on its way comes open', async () => {
  goTo(`#${applyId}`);
  const { form, comes } = await openPage();
  await comes();
  expect(form()?.open).toBe(true);
});

test('a link to the form opens it each time it is followed', async () => {
  const { form, pressApply, comes } = await openPage();
  await comes();
  for (const time of [1, 2]) {
    expect([time, form()?.open]).toEqual([time, false]);
    await pressApply();
    await waitFor(() => expect([time, form()?.open]).toEqual([time, true]));
    form()?.removeAttribute('open');
  }
});
