// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ApplyDisclosure } from '@/components/applications/apply-disclosure';
import { applyId } from '@/lib/jobs/apply-id';
import { render } from '../ui/render';

// Sets the hash without a hashchange event.
const goTo = (hash: string) => window.history.replaceState(null, '', `/${hash}`);

beforeEach(() => goTo(''));

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
  const fold = host.querySelector('details');
  if (!fold) throw new Error('no fold');
  return { fold, rerender, pressApply: () => act(async () => host.querySelector('a')?.click()) };
}

test('the form is closed at first', async () => {
  expect((await openPage()).fold.open).toBe(false);
});

test('a URL with the form’s fragment opens the form', async () => {
  goTo(`#${applyId}`);
  expect((await openPage()).fold.open).toBe(true);
});

test('each click on a link to the form opens it', async () => {
  const { fold, pressApply } = await openPage();
  for (const time of [1, 2]) {
    await pressApply();
    expect([time, fold.open]).toEqual([time, true]);
    fold.open = false;
  }
});

test('a draft opens the form only once', async () => {
  const { fold, rerender } = await openPage();
  await rerender(page(true));
  expect(fold.open).toBe(true);
  fold.open = false;
  await rerender(page(true));
  expect(fold.open).toBe(false);
});
