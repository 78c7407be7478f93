import { randomUUID } from 'node:crypto';
import type { JSONValue, TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { dayBefore, sumPlaces } from '@/lib/operator/numbers';
import { unseen } from '../support/unseen.ts';
import { newEmployer } from './employers.ts';
import { postedJob } from './reporters.ts';

const austin = { lat: 30.2672, lng: -97.7431 };

const note = (tx: TransactionSql, ...asked: object[]) =>
  tx`select public.note_empty_searches(${tx.json(asked as JSONValue)})`;

test('a search in vain is counted by its ordinary words and the next larger town, and by nothing that names somebody', () =>
  unseen(async (tx) => {
    const words = ['Waiter', 'waiter', 'bob.xyzzyq@example.com 512-555-0142 Qwxyz waiter'];
    await note(tx, ...words.map((each) => ({ words: each, ...austin, times: 1 })));
    await note(
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

test('a day has no more than 2,000 different searches in vain', () =>
  unseen(async (tx) => {
    const today = tx`(now() at time zone 'UTC')::date`;
    await tx`delete from public.empty_searches where day = ${today}`;
    await tx`insert into public.empty_searches (day, state_slug, city_slug, words)
      select ${today}, 'flood', '', n::text from generate_series(1, 1999) as n`;
    const searches = async () =>
      (
        await tx`select words, searches from public.empty_searches
          where day = ${today} and state_slug <> 'flood' order by searches`
      ).map((row) => Object.values(row));
    const asked = ['lighthouse keeper', 'waiter'].map((words) => ({ words, ...austin, times: 1 }));
    await note(tx, ...asked);
    const [[only] = []] = await searches();
    expect(await searches()).toHaveLength(1);
    // What is counted already goes on being counted.
    await note(tx, ...asked);
    expect(await searches()).toEqual([[only, 2]]);
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
