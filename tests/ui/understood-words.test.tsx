// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { UnderstoodWords } from '@/components/results/understood-words';
import { render } from './render';

const say = async (typed: string, understoodAs: string | null, ...included: string[]) => {
  const { host } = await render(
    <UnderstoodWords {...{ things: 'jobs', typed, understoodAs, included }} asTypedHref="/search?q=x" />,
  );
  return host.textContent;
};

test('other names of what was typed are included, and left out by one press', async () => {
  expect(await say('kitchen', null, 'line cook', 'prep cook')).toBe(
    'Including line cook and prep cook. Show only “kitchen”',
  );
});

test('a misspelled word is said as it was understood', async () => {
  expect(await say('barsita', 'barista')).toBe('Showing jobs for “barista”. Search for “barsita” instead');
  expect(await say('kitchn', 'kitchen', 'line cook')).toBe(
    'Showing jobs for “kitchen”. Search for “kitchn” instead Including line cook.',
  );
});

test('words that were taken as they were typed need no sentence', async () => {
  expect(await say('baker', null)).toBe('');
});
