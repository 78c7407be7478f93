import { beforeAll, describe, expect, test } from 'vitest';
import { toPostingError } from '@/lib/postings/posting-error';
import { decide } from '@/supabase/admin/commands';
import { austin, denver, type Row } from '../policies/rows';
import type { Person } from '../support/clients';
import { sql } from '../support/sql';
import { createEmployer, getJobStatus, insertJob } from './employers';

let employer: Person;
let stranger: Person;
beforeAll(async () => {
  [employer, stranger] = await Promise.all([
    createEmployer(),
    createEmployer({ company_name: 'Harbor Staffing' }),
  ]);
});

/** Returns a text of 40 words that no other posting contains. */
const newText = () => Array.from({ length: 40 }, () => `w${crypto.randomUUID().slice(0, 6)}`).join(' ');

const post = (person: Person, fields: Row) => insertJob(person, { location: austin(), ...fields });

async function postJob(person: Person, fields: Row): Promise<string> {
  const { data } = await post(person, fields).throwOnError();
  return data.id;
}

async function getReasons(id: string) {
  const [row] = await sql<{ reasons: Row[] }[]>`
    select reasons from public.cases where subject_id = ${id} and closed_at is null`;
  return row?.reasons ?? null;
}

describe('a copy of another account’s posting', () => {
  test('is held, and its case names the original', async () => {
    const description = newText();
    const original = await postJob(employer, { title: 'Line Cook', description });
    const copy = await postJob(stranger, {
      title: 'Kitchen Help',
      location: denver(),
      description: description.toUpperCase().replaceAll(' ', ' – '),
    });
    expect([await getJobStatus(original), await getJobStatus(copy)]).toEqual(['open', 'held']);
    expect(await getReasons(copy)).toEqual([
      {
        rule: 'a copy',
        weight: 100,
        words: 'the words of “Line Cook” at Corner Bakery',
        source: 'copy',
        original,
        account: employer.user.id,
      },
    ]);
  });

  test('is held when an edit creates it, and the original can still be edited', async () => {
    const description = newText();
    const copy = await postJob(stranger, { description: newText() });
    const original = await postJob(employer, { description });
    await stranger.client.from('jobs').update({ description }).eq('id', copy).throwOnError();
    await employer.client
      .from('jobs')
      .update({ description: `${description}!` })
      .eq('id', original)
      .throwOnError();
    expect([await getJobStatus(copy), await getJobStatus(original)]).toEqual(['held', 'open']);
  });

  test('goes live once its text differs', async () => {
    const description = newText();
    await postJob(employer, { description });
    const copy = await postJob(stranger, { description });
    await stranger.client.from('jobs').update({ title: 'Cook' }).eq('id', copy).throwOnError();
    expect(await getJobStatus(copy)).toBe('held');
    await stranger.client.from('jobs').update({ description: newText() }).eq('id', copy).throwOnError();
    expect(await getJobStatus(copy)).toBe('open');
    expect(await getReasons(copy)).toBeNull();
  });

  test('stays live after an edit if an admin approved it', async () => {
    const [description, owner] = [newText(), await createEmployer()];
    await postJob(employer, { description });
    const copy = await postJob(owner, { description });
    await decide(sql, copy, 'approve', 'Both belong to one family.');
    await owner.client
      .from('jobs')
      .update({ description: `${description}!` })
      .eq('id', copy)
      .throwOnError();
    expect(await getJobStatus(copy)).toBe('open');
  });

  test('is not held if an admin approved an earlier copy between the two accounts', async () => {
    const branch = await createEmployer();
    const description = newText();
    await postJob(employer, { description });
    await decide(sql, await postJob(branch, { description }), 'approve', 'Both belong to one family.');
    const [employerText, branchText] = [newText(), newText()];
    await postJob(employer, { title: 'Waiter', description: employerText });
    await postJob(branch, { title: 'Barista', description: branchText });
    expect([
      await getJobStatus(await postJob(branch, { title: 'Waiter', description: employerText })),
      await getJobStatus(await postJob(employer, { title: 'Barista', description: branchText })),
      await getJobStatus(await postJob(stranger, { title: 'Barista', description: branchText })),
    ]).toEqual(['open', 'open', 'held']);
  });

  test('is not detected in a short text or after the original closed', async () => {
    await postJob(employer, { description: 'Line cook wanted, days and weekends. Apply in person.' });
    const short = await postJob(stranger, {
      description: 'Line cook wanted, days and weekends. Apply in person.',
    });
    const description = newText();
    const closed = await postJob(employer, { description });
    await employer.client.from('jobs').update({ status: 'closed' }).eq('id', closed).throwOnError();
    const later = await postJob(stranger, { description });
    expect([await getJobStatus(short), await getJobStatus(later)]).toEqual(['open', 'open']);
  });
});

test('a reposted job that was held gets the date of its first posting', async () => {
  const fields = { title: 'Line Cook', description: newText() };
  const first = await postJob(employer, fields);
  await sql`update public.posting_log set posted_at = posted_at - interval '2 days' where job_id = ${first}`;
  await employer.client.from('jobs').delete().eq('id', first).throwOnError();
  const repost = await postJob(employer, fields);
  await sql`update public.jobs set status = 'held' where id = ${repost}`;
  await sql`delete from public.job_openings where job_id = ${repost}`;
  await sql`update public.jobs set status = 'open' where id = ${repost}`;
  const [row] = await sql<{ days: number; days_left: number; is_waiting: boolean }[]>`
    select extract(day from now() - created_at)::int as days, extract(day from expires_at - now())::int as days_left,
      matched_at is null as is_waiting
    from public.jobs join public.job_openings on job_id = id where id = ${repost}`;
  expect(row).toMatchObject({ days: 2, is_waiting: false });
  expect(row?.days_left).toBeLessThanOrEqual(60);
});

test('a closed job that was edited into a copy is held when it opens', async () => {
  const description = newText();
  await postJob(employer, { description });
  const id = await postJob(stranger, { description: newText() });
  for (const change of [{ status: 'closed' }, { description }, { status: 'open' }])
    await stranger.client.from('jobs').update(change).eq('id', id).throwOnError();
  expect(await getJobStatus(id)).toBe('held');
});

test('only one of three identical postings at the same time goes live', async () => {
  const description = newText();
  const people = await Promise.all(
    ['One', 'Two', 'Three'].map((company_name) => createEmployer({ company_name })),
  );
  const ids = await Promise.all(people.map((person) => postJob(person, { description })));
  expect((await Promise.all(ids.map(getJobStatus))).toSorted()).toEqual(['held', 'held', 'open']);
});

describe('a posting that was removed', () => {
  test('is held when any account posts it again, even after its deletion', async () => {
    const description = newText();
    const earlier = await postJob(employer, { title: 'Night Baker', description });
    await employer.client.from('jobs').update({ status: 'closed' }).eq('id', earlier).throwOnError();
    const removed = await postJob(employer, { description });
    await decide(sql, removed, 'remove', 'It asks for a deposit.');
    await employer.client.from('jobs').delete().eq('id', removed).throwOnError();
    const repost = await postJob(employer, { title: 'Day Baker', description });
    const strangerJob = await postJob(stranger, { location: denver(), description });
    expect([await getJobStatus(repost), await getJobStatus(strangerJob)]).toEqual(['held', 'held']);
    expect((await getReasons(repost))?.[0]).toMatchObject({
      rule: 'a copy of a removed job',
      source: 'copy',
    });
  });

  test('leaves the original open if it was a copy, and can be reposted once it is approved', async () => {
    const description = newText();
    const original = await postJob(employer, { description });
    const copy = await postJob(stranger, { description });
    await decide(sql, copy, 'remove', 'It is a copy.');
    await employer.client
      .from('jobs')
      .update({ description: `${description}!` })
      .eq('id', original)
      .throwOnError();
    expect(await getJobStatus(original)).toBe('open');
    const otherText = newText();
    const mistaken = await postJob(employer, { description: otherText });
    await decide(sql, mistaken, 'remove', 'It asks for a deposit.');
    const [pending] = await sql<{ id: string }[]>`
      select public.open_case('job', ${mistaken}, ${employer.user.id}, '[]') as id`;
    await sql`select public.decide_case(${pending?.id ?? ''}, 'approve', 'We were wrong.')`;
    await employer.client.from('jobs').delete().eq('id', mistaken).throwOnError();
    expect(await getJobStatus(await postJob(employer, { description: otherText }))).toBe('open');
  });
});

describe('reposting an account’s own posting', () => {
  const schedule = ['mon-morning', 'tue-morning'];

  test('is rejected with a link to the open job unless the place, text or title differs', async () => {
    const fields = { title: 'Line Cook', description: newText(), schedule };
    const first = await postJob(employer, fields);
    const repost = { ...fields, title: 'Line  cook', description: `${fields.description} ` };
    const { error } = await post(employer, repost);
    expect(error?.message).toBe('POSTED_ALREADY');
    expect(error && toPostingError(error)?.link?.href).toBe(`/employer/jobs/${first}/edit`);
    const nextStreet = { ...austin(), address: { ...(austin().address as Row), street: '2200 E 6th St' } };
    const others = [
      { ...repost, location: denver() },
      { ...repost, location: nextStreet },
      { ...repost, description: newText() },
      { ...repost, title: 'Dishwasher' },
    ];
    for (const other of others) expect(await getJobStatus(await postJob(employer, other))).toBe('open');
  });

  test('sends no alerts and keeps the date of the first posting, even if that is deleted', async () => {
    const getOpening = async (id: string) => {
      const [row] = await sql<{ opened_at: Date; created_at: Date; is_waiting: boolean }[]>`
        select opened_at, created_at, matched_at is null as is_waiting
        from public.job_openings join public.jobs on jobs.id = job_id where job_id = ${id}`;
      return row;
    };
    const fields = { title: 'Line Cook', description: newText() };
    const first = await postJob(employer, fields);
    await sql`update public.posting_log set posted_at = posted_at - interval '2 days' where job_id = ${first}`;
    await employer.client.from('jobs').delete().eq('id', first).throwOnError();
    const repost = await getOpening(
      await postJob(employer, { title: 'LINE COOK', description: fields.description.replace(' ', '  ') }),
    );
    expect(repost?.is_waiting).toBe(false);
    expect(repost?.opened_at.getTime()).toBeLessThan(Date.now() - 86_400_000);
    expect(repost?.created_at).toEqual(repost?.opened_at);
    const otherJob = await getOpening(
      await postJob(employer, { title: 'Dishwasher', description: fields.description }),
    );
    expect(otherJob?.is_waiting).toBe(true);
  });
});
