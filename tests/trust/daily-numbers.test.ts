import { randomUUID } from 'node:crypto';
import type { JSONValue, TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { subtractDays, sumPlaces } from '@/lib/admin/numbers';
import { withRollback } from '../support/with-rollback.ts';
import { createEmployer } from './employers.ts';
import { postJob } from './reporters.ts';

const austin = { lat: 30.2672, lng: -97.7431 };

const recordSearches = (tx: TransactionSql, ...emptySearches: object[]) =>
  tx`select public.record_empty_searches(${tx.json(emptySearches as JSONValue)})`;

test('a search without results is counted by its ordinary words and the nearest larger town, without personal data', () =>
  withRollback(async (tx) => {
    const words = ['Waiter', 'waiter', 'bob.xyzzyq@example.com 512-555-0142 Qwxyz waiter'];
    await recordSearches(tx, ...words.map((text) => ({ words: text, ...austin, times: 1 })));
    await recordSearches(
      tx,
      { words: 'waiter', ...austin, times: 4 },
      { words: 'waiter', lat: null, lng: null, times: 2 },
    );
    const rows = await tx`select words, city_slug as city, searches from public.empty_searches
      where state_slug in ('texas', '') and words like '%waiter%' order by searches`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { words: 'waiter', city: '', searches: 2 },
      { words: 'waiter', city: 'austin', searches: 7 },
    ]);
  }));

test('at most 2,000 different searches without results are counted a day', () =>
  withRollback(async (tx) => {
    const today = tx`(now() at time zone 'UTC')::date`;
    await tx`delete from public.empty_searches where day = ${today}`;
    await tx`insert into public.empty_searches (day, state_slug, city_slug, words)
      select ${today}, 'flood', '', n::text from generate_series(1, 1999) as n`;
    const listSearches = async () =>
      (
        await tx`select words, searches from public.empty_searches
          where day = ${today} and state_slug <> 'flood' order by searches`
      ).map((row) => Object.values(row));
    const emptySearches = ['lighthouse keeper', 'waiter'].map((words) => ({ words, ...austin, times: 1 }));
    await recordSearches(tx, ...emptySearches);
    const [[only] = []] = await listSearches();
    expect(await listSearches()).toHaveLength(1);
    // A search that was already counted today is still counted.
    await recordSearches(tx, ...emptySearches);
    expect(await listSearches()).toEqual([[only, 2]]);
  }));

test('count_daily_numbers counts the events of one UTC day, and postings also per place', async () => {
  const employer = await createEmployer();
  const jobId = await postJob(employer);
  await withRollback(async (tx) => {
    const day = '2020-02-03';
    await tx`update public.posting_log set posted_at = '2020-02-03 10:00Z' where job_id = ${jobId}`;
    await tx`insert into public.reports (subject_kind, subject_id, reason, browser_hash, weight, is_trusted, created_at)
      values ('job', ${jobId}, 'scam', ${randomUUID()}, 20, false, '2020-02-03 23:59Z'), ('job', ${jobId}, 'scam', ${randomUUID()}, 20, false, '2020-02-04 00:00Z')`;
    const [counted] = await tx`select public.count_daily_numbers(${day}) as numbers`;
    expect(counted?.numbers).toMatchObject({
      postings: 1,
      reports: 1,
      applications: 0,
      places: [{ city: 'Denver', postings: 1 }],
    });
  });
});

test('save_daily_numbers saves the numbers of today and of the 29 days before that have none', () =>
  withRollback(async (tx) => {
    await tx`delete from public.daily_numbers`;
    const savedDays: string[] = [];
    for (;;) {
      const [row] = await tx<{ day: string | null }[]>`select public.save_daily_numbers()::text as day`;
      if (!row?.day) break;
      savedDays.push(row.day);
    }
    expect(savedDays).toHaveLength(30);
    expect(savedDays[0]).toBe(new Date().toISOString().slice(0, 10));
    expect(savedDays[29]).toBe(subtractDays(savedDays[0] ?? '', 29));
  }));

test('sumPlaces adds up the days of each place and sorts the busiest first', () => {
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
