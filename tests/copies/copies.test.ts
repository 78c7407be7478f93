import { beforeAll, describe, expect, test } from 'vitest';
import { postingError } from '@/lib/postings/posting-error';
import { decide } from '@/supabase/operator/work';
import { austin, denver, job, type Row } from '../policies/rows';
import type { Person } from '../support/clients';
import { sql } from '../support/sql';
import { newEmployer, statusOf } from '../trust/employers';

let employer: Person;
let stranger: Person;
beforeAll(async () => {
  [employer, stranger] = await Promise.all([newEmployer(), newEmployer({ company_name: 'Harbor Staffing' })]);
});

/** A text of 40 words that no other posting has. */
const newText = () => Array.from({ length: 40 }, () => `w${crypto.randomUUID().slice(0, 6)}`).join(' ');

const post = ({ client, user }: Person, fields: Row) =>
  client
    .from('jobs')
    .insert(job(user.id, fields) as never)
    .select('id')
    .single();

async function posted(person: Person, fields: Row): Promise<string> {
  const { data } = await post(person, fields).throwOnError();
  return data?.id ?? '';
}

async function reasonsOf(id: string) {
  const [row] = await sql<{ reasons: Row[] }[]>`
    select reasons from public.cases where subject_id = ${id} and closed_at is null`;
  return row?.reasons ?? null;
}

describe('a copy of another account’s posting', () => {
  test('is held, and its case names the original', async () => {
    const description = newText();
    const original = await posted(employer, { title: 'Line Cook', description });
    const copy = await posted(stranger, {
      title: 'Kitchen Help',
      location: denver(),
      description: description.toUpperCase().replaceAll(' ', ' – '),
    });
    expect([await statusOf(original), await statusOf(copy)]).toEqual(['open', 'held']);
    expect(await reasonsOf(copy)).toEqual([
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

  test('is as well what is edited to be one, and whoever wrote it first edits on', async () => {
    const description = newText();
    const copy = await posted(stranger, { description: newText() });
    const original = await posted(employer, { description });
    await stranger.client.from('jobs').update({ description }).eq('id', copy).throwOnError();
    await employer.client
      .from('jobs')
      .update({ description: `${description}!` })
      .eq('id', original)
      .throwOnError();
    expect([await statusOf(copy), await statusOf(original)]).toEqual(['held', 'open']);
  });

  test('is live once it says something else', async () => {
    const description = newText();
    await posted(employer, { description });
    const copy = await posted(stranger, { description });
    await stranger.client.from('jobs').update({ title: 'Cook' }).eq('id', copy).throwOnError();
    expect(await statusOf(copy)).toBe('held');
    await stranger.client.from('jobs').update({ description: newText() }).eq('id', copy).throwOnError();
    expect(await statusOf(copy)).toBe('open');
    expect(await reasonsOf(copy)).toBeNull();
  });

  test('stays live once an operator has said that it is none', async () => {
    const [description, family] = [newText(), await newEmployer()];
    await posted(employer, { description });
    const copy = await posted(family, { description });
    await decide(sql, copy, 'approve', 'Both belong to one family.');
    await family.client
      .from('jobs')
      .update({ description: `${description}!` })
      .eq('id', copy)
      .throwOnError();
    expect(await statusOf(copy)).toBe('open');
  });

  test('is none of a branch’s, once an operator has approved one between the two accounts', async () => {
    const branch = await newEmployer();
    const description = newText();
    await posted(employer, { description });
    await decide(sql, await posted(branch, { description }), 'approve', 'Both belong to one family.');
    const [theirs, ours] = [newText(), newText()];
    await posted(employer, { title: 'Waiter', description: theirs });
    await posted(branch, { title: 'Barista', description: ours });
    expect([
      await statusOf(await posted(branch, { title: 'Waiter', description: theirs })),
      await statusOf(await posted(employer, { title: 'Barista', description: ours })),
      await statusOf(await posted(stranger, { title: 'Barista', description: ours })),
    ]).toEqual(['open', 'open', 'held']);
  });

  test('is neither the same few words, nor what nobody has open', async () => {
    await posted(employer, { description: 'Line cook wanted, days and weekends. Apply in person.' });
    const short = await posted(stranger, {
      description: 'Line cook wanted, days and weekends. Apply in person.',
    });
    const description = newText();
    const closed = await posted(employer, { description });
    await employer.client.from('jobs').update({ status: 'closed' }).eq('id', closed).throwOnError();
    const later = await posted(stranger, { description });
    expect([await statusOf(short), await statusOf(later)]).toEqual(['open', 'open']);
  });
});

test('a posting that was held and is shown is as old as the first', async () => {
  const fields = { title: 'Line Cook', description: newText() };
  const first = await posted(employer, fields);
  await sql`update public.posting_log set posted_at = posted_at - interval '2 days' where job_id = ${first}`;
  await employer.client.from('jobs').delete().eq('id', first).throwOnError();
  const again = await posted(employer, fields);
  await sql`update public.jobs set status = 'held' where id = ${again}`;
  await sql`delete from public.job_openings where job_id = ${again}`;
  await sql`update public.jobs set status = 'open' where id = ${again}`;
  const [row] = await sql<{ days: number; left: number; is_waiting: boolean }[]>`
    select extract(day from now() - created_at)::int as days, extract(day from expires_at - now())::int as left,
      matched_at is null as is_waiting
    from public.jobs join public.job_openings on job_id = id where id = ${again}`;
  expect(row).toMatchObject({ days: 2, is_waiting: false });
  expect(row?.left).toBeLessThanOrEqual(60);
});

test('a copy that is written while it is closed is held when it opens', async () => {
  const description = newText();
  await posted(employer, { description });
  const id = await posted(stranger, { description: newText() });
  for (const change of [{ status: 'closed' }, { description }, { status: 'open' }])
    await stranger.client.from('jobs').update(change).eq('id', id).throwOnError();
  expect(await statusOf(id)).toBe('held');
});

test('of several accounts that post the same at once, one is shown', async () => {
  const description = newText();
  const people = await Promise.all(
    ['One', 'Two', 'Three'].map((company_name) => newEmployer({ company_name })),
  );
  const ids = await Promise.all(people.map((person) => posted(person, { description })));
  expect((await Promise.all(ids.map(statusOf))).toSorted()).toEqual(['held', 'held', 'open']);
});

describe('a posting that was removed', () => {
  test('is held when it is posted again, by its own account or another, also once it is deleted', async () => {
    const description = newText();
    const earlier = await posted(employer, { title: 'Night Baker', description });
    await employer.client.from('jobs').update({ status: 'closed' }).eq('id', earlier).throwOnError();
    const removed = await posted(employer, { description });
    await decide(sql, removed, 'remove', 'It asks for a deposit.');
    await employer.client.from('jobs').delete().eq('id', removed).throwOnError();
    const again = await posted(employer, { title: 'Day Baker', description });
    const elsewhere = await posted(stranger, { location: denver(), description });
    expect([await statusOf(again), await statusOf(elsewhere)]).toEqual(['held', 'held']);
    expect((await reasonsOf(again))?.[0]).toMatchObject({ rule: 'a copy of a removed job', source: 'copy' });
  });

  test('makes its original none, and is forgotten when it is approved after all', async () => {
    const description = newText();
    const original = await posted(employer, { description });
    const copy = await posted(stranger, { description });
    await decide(sql, copy, 'remove', 'It is a copy.');
    await employer.client
      .from('jobs')
      .update({ description: `${description}!` })
      .eq('id', original)
      .throwOnError();
    expect(await statusOf(original)).toBe('open');
    const other = newText();
    const mistaken = await posted(employer, { description: other });
    await decide(sql, mistaken, 'remove', 'It asks for a deposit.');
    const [pending] = await sql<{ id: string }[]>`
      select public.open_case('job', ${mistaken}, ${employer.user.id}, '[]') as id`;
    await sql`select public.decide_case(${pending?.id ?? ''}, 'approve', 'We were wrong.')`;
    await employer.client.from('jobs').delete().eq('id', mistaken).throwOnError();
    expect(await statusOf(await posted(employer, { description: other }))).toBe('open');
  });
});

describe('an account’s own posting again', () => {
  const schedule = ['mon-morning', 'tue-morning'];

  test('is led to the one that is open; at another place or with another text it is another job', async () => {
    const fields = { title: 'Line Cook', description: newText(), schedule };
    const first = await posted(employer, fields);
    const again = { ...fields, title: 'Line  cook', description: `${fields.description} ` };
    const { error } = await post(employer, again);
    expect(error?.message).toBe('POSTED_ALREADY');
    expect(error && postingError(error)?.way?.href).toBe(`/employer/jobs/${first}/edit`);
    const nextStreet = { ...austin(), address: { ...(austin().address as Row), street: '2200 E 6th St' } };
    const others = [
      { ...again, location: denver() },
      { ...again, location: nextStreet },
      { ...again, description: newText() },
      { ...again, title: 'Dishwasher' },
    ];
    for (const other of others) expect(await statusOf(await posted(employer, other))).toBe('open');
  });

  test('is no news to alerts and as old in search, also once the first is deleted', async () => {
    const openedAt = async (id: string) => {
      const [row] = await sql<{ opened_at: Date; created_at: Date; is_waiting: boolean }[]>`
        select opened_at, created_at, matched_at is null as is_waiting
        from public.job_openings join public.jobs on jobs.id = job_id where job_id = ${id}`;
      return row;
    };
    const fields = { title: 'Line Cook', description: newText() };
    const first = await posted(employer, fields);
    await sql`update public.posting_log set posted_at = posted_at - interval '2 days' where job_id = ${first}`;
    await employer.client.from('jobs').delete().eq('id', first).throwOnError();
    const again = await openedAt(
      await posted(employer, { title: 'LINE COOK', description: fields.description.replace(' ', '  ') }),
    );
    expect(again?.is_waiting).toBe(false);
    expect(again?.opened_at.getTime()).toBeLessThan(Date.now() - 86_400_000);
    expect(again?.created_at).toEqual(again?.opened_at);
    const another = await openedAt(
      await posted(employer, { title: 'Dishwasher', description: fields.description }),
    );
    expect(another?.is_waiting).toBe(true);
  });
});
