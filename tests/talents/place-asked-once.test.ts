import { expect, test, vi } from 'vitest';
import TalentNearMePage, { generateMetadata } from '@/app/(site)/talent-near-me/page';
import { watchCalls } from '../support/watch-calls.ts';

/** As in one request: what was asked with the same arguments is not asked again. */
vi.mock('react', async () => ({
  ...(await vi.importActual<object>('react')),
  cache: <Arguments extends unknown[], Answer>(run: (...asked: Arguments) => Answer) => {
    const answers: { asked: Arguments; answer: Answer }[] = [];
    return (...asked: Arguments): Answer => {
      const isSame = (other: Arguments) => asked.every((each, index) => Object.is(each, other[index]));
      const known = answers.find((each) => isSame(each.asked));
      if (known) return known.answer;
      const answer = run(...asked);
      answers.push({ asked, answer });
      return answer;
    };
  },
}));
vi.mock('next/headers', () => ({ cookies: async () => new Map() }));

test('the title and the page ask once what is at a point', async () => {
  const calls = watchCalls();
  const searchParams = Promise.resolve({ lat: '30.267', lng: '-97.743' });
  const { title } = await generateMetadata({ searchParams });
  expect(title).toContain('Austin');
  await TalentNearMePage({ searchParams });
  expect(calls).toEqual(['reverse_place']);
});
