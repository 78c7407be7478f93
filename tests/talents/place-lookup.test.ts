import { expect, test, vi } from 'vitest';
import TalentNearMePage, { generateMetadata } from '@/app/(site)/talent-near-me/page';
import { recordCalls } from '../support/record-calls.ts';

/** Like React's cache within a request: equal arguments return the first result. */
vi.mock('react', async () => ({
  ...(await vi.importActual<object>('react')),
  cache: <Arguments extends unknown[], Result>(run: (...args: Arguments) => Result) => {
    const results: { args: Arguments; result: Result }[] = [];
    return (...args: Arguments): Result => {
      const isSame = (other: Arguments) => args.every((arg, index) => Object.is(arg, other[index]));
      const cached = results.find((earlier) => isSame(earlier.args));
      if (cached) return cached.result;
      const result = run(...args);
      results.push({ args, result });
      return result;
    };
  },
}));
vi.mock('next/headers', () => ({ cookies: async () => new Map() }));

test('the title and the page share one lookup of the place', async () => {
  const calls = recordCalls();
  const searchParams = Promise.resolve({ lat: '30.267', lng: '-97.743' });
  const { title } = await generateMetadata({ searchParams });
  expect(title).toContain('Austin');
  await TalentNearMePage({ searchParams });
  expect(calls).toEqual(['reverse_geocode']);
});
