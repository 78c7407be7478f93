import { expect, test } from 'vitest';
import { createAddress, type Person } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createNewEmployer, post } from './employer-fixtures.ts';

async function postWithContact(employer: Person, email: string, name = 'Ada'): Promise<string> {
  return (await post(employer, { contact: { name, email } }).throwOnError()).data.id;
}

const getContact = async (id: string) =>
  (await sql<{ email: string }[]>`select contact ->> 'email' as email from public.jobs where id = ${id}`)[0]
    ?.email;

test('an employer can read the contact of their last posting, and others cannot', async () => {
  const [employer, rival] = await Promise.all([createNewEmployer(), createNewEmployer()]);
  expect((await employer.client.rpc('my_last_contact')).data).toBeNull();
  await postWithContact(employer, 'ada@example.com', 'Ada');
  await postWithContact(employer, 'bea@example.com', 'Bea');
  await sql`update public.jobs set created_at = created_at - interval '1 day'
    where employer_id = ${employer.user.id} and contact ->> 'name' = 'Ada'`;
  expect((await employer.client.rpc('my_last_contact')).data).toMatchObject({ name: 'Bea' });
  expect((await rival.client.rpc('my_last_contact')).data).toBeNull();
});

test('lists and updates the open postings with a former email address of the account', async () => {
  const employer = await createNewEmployer();
  const openJob = await postWithContact(employer, employer.email.toUpperCase());
  const closedJob = await postWithContact(employer, employer.email);
  await employer.client.from('jobs').update({ status: 'closed' }).eq('id', closedJob);
  const otherContactJob = await postWithContact(employer, 'shop@example.com');
  expect((await employer.client.rpc('postings_with_old_contact')).data).toEqual([]);

  const email = createAddress('employer');
  await sql`update auth.users set email = ${email} where id = ${employer.user.id}`;
  expect((await employer.client.rpc('postings_with_old_contact')).data).toEqual([
    { address: employer.email.toLowerCase(), postings: 1 },
  ]);
  const { data: updatedCount, error } = await employer.client.rpc('update_postings_contact');
  expect([error, updatedCount]).toEqual([null, 1]);
  expect(await getContact(openJob)).toBe(email);
  expect(await getContact(closedJob)).toBe(employer.email);
  expect(await getContact(otherContactJob)).toBe('shop@example.com');
  expect((await employer.client.rpc('postings_with_old_contact')).data).toEqual([]);
});
