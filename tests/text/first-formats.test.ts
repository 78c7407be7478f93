// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

test('modules create no Intl format when they load, because the first one takes 100 ms on a phone', async () => {
  vi.resetModules();
  const [numbers, rules] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'PluralRules')];
  const [{ number, plural }, { formatCount }] = await Promise.all([
    import('@/messages/format'),
    import('@/lib/text/format-count'),
    import('@/components/layout/header'),
    import('@/components/places/place-combobox'),
    import('@/components/cards/card-link'),
    import('@/components/places/distance-from-you'),
  ]);
  expect([numbers, rules].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect([number(1200), plural(1, { one: '# job', other: '# jobs' }), formatCount(1500)]).toEqual([
    '1,200',
    '1 job',
    '1,500',
  ]);
  number(3);
  plural(2, { other: '#' });
  expect([numbers, rules].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
