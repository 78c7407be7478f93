import { describe, expect, test } from 'vitest';
import { austin, denver, job, type Row } from '../policies/rows.ts';
import type { Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer, openCaseOf, statusOf } from './employers.ts';
import { guest } from './reporters.ts';

/** A word that no other test's company is called by, in letters. */
const newName = () =>
  crypto
    .randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(12, 'mo');

/** An employer in Denver whose domain is proven. */
async function verified(name: string, domain = `${crypto.randomUUID()}.com`): Promise<Person> {
  const person = await newEmployer({ company_name: name });
  await sql`insert into public.verified_domains (account_id, domain, shown, method, proven_at)
    values (${person.user.id}, ${domain}, ${domain}, 'dns', now())`;
  return person;
}

async function post(person: Person, fields: Row): Promise<string> {
  const { data } = await person.client
    .from('jobs')
    .insert(job(person.user.id, { title: `Baker ${crypto.randomUUID()}`, ...fields }) as never)
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

/** What becomes of a job that an account under this name posts there. */
async function postAs(name: string, location: Row, fields: Row = {}): Promise<string> {
  return statusOf(await post(await newEmployer({ company_name: name }), { location, ...fields }));
}

const title = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)} Bakery`;

describe('under the name of a company that has proven its domain', () => {
  test('what is posted near is held, and an honest twin far away is not', async () => {
    const name = title(newName());
    await verified(name);
    expect(await postAs(name, denver())).toBe('held');
    expect(await postAs(`The ${name}, LLC`, denver())).toBe('held');
    expect(await postAs(name, austin())).toBe('open');
    expect(await postAs(`${name} of Denver`, denver())).toBe('open');
  });

  test('near is also where it has an open job', async () => {
    const name = title(newName());
    const owner = await verified(name);
    expect(await statusOf(await post(owner, { location: austin() }))).toBe('open');
    expect(await postAs(name, austin())).toBe('held');
  });

  test.each([
    ['letters of another alphabet', (name: string) => name.replace('a', 'а').replace('B', 'В')],
    ['a digit for a letter', (name: string) => name.replace('Bakery', 'B4kery')],
    ['characters that nobody sees', (name: string) => name.replace('kery', '\u200bkery')],
    ['wide letters', (name: string) => name.replace('Bakery', 'Ｂakery')],
  ])('what is disguised by %s is held wherever it is', async (_how, disguise) => {
    const name = title(`a${newName()}`);
    await verified(name);
    expect(await postAs(disguise(name), austin())).toBe('held');
    expect(await postAs(name, austin())).toBe('open');
  });

  test('far away an address that looks like its domain is held', async () => {
    const word = newName();
    await verified(title(word), `${word}bakery.com`);
    const by = (email: string) => ({ contact: { name: 'Ada', email, phone: null, title: null } });
    expect(await postAs(title(word), austin(), by(`ada@${word}bakery-jobs.com`))).toBe('held');
    expect(await postAs(title(word), austin(), by(`ada@${word}bakery.com`))).toBe('open');
    expect(await postAs(title(word), austin(), by('ada.bakes@gmail.com'))).toBe('open');
  });

  test('whoever has an address there is of the house, and whoever proved their own domain has a plain name too', async () => {
    const name = title(newName());
    const domain = `${crypto.randomUUID()}.com`;
    const owner = await verified(name, domain);
    const colleague = await newEmployer({ company_name: name });
    await sql`update auth.users set email = ${`ben@${domain}`} where id = ${colleague.user.id}`;
    expect(await statusOf(await post(colleague, { location: denver() }))).toBe('open');
    const twin = await verified(name);
    expect(await statusOf(await post(twin, { location: denver() }))).toBe('open');
    expect(await statusOf(await post(owner, { location: denver() }))).toBe('open');
    const impostor = await verified(name.replace('Bakery', 'B4kery'));
    expect(await statusOf(await post(impostor, { location: denver() }))).toBe('held');
  });

  test('what an employer posts who is known for long is not held by a rival’s domain', async () => {
    const name = title(newName());
    await verified(name);
    const known = await newEmployer({ company_name: name });
    await Promise.all(Array.from({ length: 5 }, () => guest(30, known)));
    await sql`insert into public.application_events (application_id, job_id, kind)
      select application.id, job_id, 'hired' from public.applications as application
      join public.jobs as job on job.id = job_id where employer_id = ${known.user.id}`;
    expect(await statusOf(await post(known, { location: denver() }))).toBe('open');
    expect(await postAs(name, denver())).toBe('held');
  });

  test('what an operator approved once is not asked again of that account', async () => {
    const name = title(newName());
    await verified(name);
    const twin = await newEmployer({ company_name: name });
    const id = await post(twin, { location: denver() });
    const opened = await openCaseOf(id);
    expect(opened?.reasons).toMatchObject([{ rule: 'a verified company’s name', words: name }]);
    await sql`select public.decide_case(${opened?.id ?? ''}, 'approve', 'Two bakeries.')`;
    expect(await statusOf(await post(twin, { location: denver() }))).toBe('open');
  });

  test('whoever takes the name later is held too', async () => {
    const name = title(newName());
    await verified(name);
    const taker = await newEmployer({ company_name: title(newName()) });
    const id = await post(taker, { location: denver() });
    expect(await statusOf(id)).toBe('open');
    await taker.client
      .from('employer_profiles')
      .update({ company_name: name })
      .eq('user_id', taker.user.id)
      .throwOnError();
    expect(await statusOf(id)).toBe('held');
  });
});

test('an employer is known by a domain proven for long, and not by a new one', async () => {
  const employer = await verified(title(newName()));
  await sql`update public.posting_log set posted_at = now() - interval '100 days' where account_id = ${employer.user.id}`;
  const isKnown = async () =>
    (await sql`select public.is_known_employer(${employer.user.id}) as known`)[0]?.known;
  expect(await isKnown()).toBe(false);
  await sql`update public.verified_domains set proven_at = now() - interval '91 days' where account_id = ${employer.user.id}`;
  expect(await isKnown()).toBe(true);
});
