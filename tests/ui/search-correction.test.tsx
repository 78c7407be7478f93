// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SearchCorrection } from '@/components/results/search-correction';
import { render } from './render';

const renderText = async (typed: string, understoodAs: string | null, ...included: string[]) => {
  const { host } = await render(
    <SearchCorrection {...{ things: 'jobs', typed, understoodAs, included }} asTypedHref="/search?q=x" />,
  );
  return host.textContent;
};

test('lists the included synonyms and offers to exclude them', async () => {
  expect(await renderText('kitchen', null, 'line cook', 'prep cook')).toBe(
    'Including line cook and prep cook. Show only “kitchen”',
  );
});

test('shows the corrected word and offers the typed one', async () => {
  expect(await renderText('barsita', 'barista')).toBe(
    'Showing jobs for “barista”. Search for “barsita” instead',
  );
  expect(await renderText('kitchn', 'kitchen', 'line cook')).toBe(
    'Showing jobs for “kitchen”. Search for “kitchn” instead Including line cook.',
  );
});

test('shows nothing if the words were not changed', async () => {
  expect(await renderText('baker', null)).toBe('');
});
