// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ApplyDisclosure } from '@/components/applications/apply-disclosure';
import { applyId } from '@/lib/jobs/apply-id';
import { render } from '../ui/render';

// Sets the hash without a hashchange event.
const setHash = (hash: string) => window.history.replaceState(null, '', `/${hash}`);

beforeEach(() => setHash(''));

const page = (hasDraft = false) => (
  <>
    <a href={`#${applyId}`}>Apply</a>
    <ApplyDisclosure jobTitle="Baker" isRefused={false} hasDraft={hasDraft}>
      The form
    </ApplyDisclosure>
  </>
);

async function openPage() {
  const { host, rerender } = await render(page());
  const details = host.querySelector('details');
  if (!details) throw new Error('There is no details element.');
  return { details, rerender, clickApply: () => act(async () => host.querySelector('a')?.click()) };
}

test('the form is closed at first', async () => {
  expect((await openPage()).details.open).toBe(false);
});

test('a URL with the form’s fragment opens the form', async () => {
  setHash(`#${applyId}`);
  expect((await openPage()).details.open).toBe(true);
});

test('each click on a link to the form opens it', async () => {
  const { details, clickApply } = await openPage();
  for (const click of [1, 2]) {
    await clickApply();
    expect([click, details.open]).toEqual([click, true]);
    details.open = false;
  }
});

test('a draft opens the form only once', async () => {
  const { details, rerender } = await openPage();
  await rerender(page(true));
  expect(details.open).toBe(true);
  details.open = false;
  await rerender(page(true));
  expect(details.open).toBe(false);
});
