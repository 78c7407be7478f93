import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dayBefore, sumPlaces } from '@/lib/operator/numbers';
import { unseen } from '../support/unseen.ts';
import { newEmployer } from './employers.ts';
import { postedJob } from './reporters.ts';

const austin = { lat: 30.2672, lng: -97.7431 };

test('a search in vain is counted by its ordinary words and the next larger town, and by nothing that names somebody', () =>
  unseen(async (tx) => {
    for (const words of ['Waiter', 'waiter', 'bob.xyzzyq@example.com 512-555-0142 Qwxyz waiter'])
      await tx`select public.note_empty_search(${words}, ${austin.lat}, ${austin.lng})`;
    const rows = await tx`select words, city_slug as city, searches from public.empty_searches
      where state_slug = 'texas' and words like '%waiter%'`;
    expect(rows.map((row) => ({ ...row }))).toEqual([{ words: 'waiter', city: 'austin', searches: 3 }]);
  }));

test('a day has no more than 2,000 different searches in vain', () =>
  unseen(async (tx) => {
    await tx`insert into public.empty_searches (day, state_slug, city_slug, words)
      select (now() at time zone 'UTC')::date, 'flood', '', n::text from generate_series(1, 2000) as n`;
    const count = async () =>
      (await tx<{ count: number }[]>`select count(*)::int from public.empty_searches`)[0]?.count;
    const before = await count();
    await tx`select public.note_empty_search('lighthouse keeper', ${austin.lat}, ${austin.lng})`;
    expect(await count()).toBe(before);
  }));

test('a day has what was posted, applied for and answered on it, also where', async () => {
  const employer = await newEmployer();
  const jobId = await postedJob(employer);
  await unseen(async (tx) => {
    const day = '2020-02-03';
    await tx`update public.posting_log set posted_at = '2020-02-03 10:00Z' where job_id = ${jobId}`;
    await tx`insert into public.reports (subject_kind, subject_id, reason, browser_hash, weight, has_standing, created_at)
      values ('job', ${jobId}, 'scam', ${randomUUID()}, 20, false, '2020-02-03 23:59Z'), ('job', ${jobId}, 'scam', ${randomUUID()}, 20, false, '2020-02-04 00:00Z')`;
    const [counted] = await tx`select public.count_day(${day}) as numbers`;
    expect(counted?.numbers).toMatchObject({
      postings: 1,
      reports: 1,
      applications: 0,
      places: [{ city: 'Denver', postings: 1 }],
    });
  });
});

test('today is kept, and the days before that nobody counted', () =>
  unseen(async (tx) => {
    await tx`delete from public.daily_numbers`;
    const kept: string[] = [];
    for (;;) {
      const [row] = await tx<{ day: string | null }[]>`select public.keep_day()::text as day`;
      if (!row?.day) break;
      kept.push(row.day);
    }
    expect(kept).toHaveLength(30);
    expect(kept[0]).toBe(new Date().toISOString().slice(0, 10));
    expect(kept[29]).toBe(dayBefore(kept[0] ?? '', 29));
  }));

test('a place of several days is one on the map, those with the most first', () => {
  const place = {
    city: 'Austin',
    state: 'Texas',
    ...austin,
    postings: 1,
    applications: 2,
    empty_searches: 0,
  };
  const other = { ...place, city: 'Waco', lat: 31.5, applications: 4 };
  expect(sumPlaces([place, other, place])).toEqual([{ ...place, postings: 2, applications: 4 }, other]);
});
