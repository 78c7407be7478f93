// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { UnderstoodWords } from '@/components/results/understood-words';
import { render } from './render';

const say = async (typed: string, understoodAs: string) => {
  const { host } = await render(
    <UnderstoodWords things="jobs" typed={typed} understoodAs={understoodAs} asTypedHref="/search?q=x" />,
  );
  return host.textContent;
};

test('other names of what was typed are included, and left out by one press', async () => {
  expect(await say('kitchen', 'kitchen (also: line cook, prep cook)')).toBe(
    'Including line cook and prep cook. Show only “kitchen”',
  );
});

test('a misspelled word is said as it was understood', async () => {
  expect(await say('barsita', 'barista')).toBe('Showing jobs for “barista”. Search for “barsita” instead');
  expect(await say('kitchn', 'kitchen (also: line cook)')).toBe(
    'Showing jobs for “kitchen (also: line cook)”. Search for “kitchn” instead',
  );
});
