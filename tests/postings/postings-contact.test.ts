import { expect, test } from 'vitest';
import { company, job } from '../policies/rows.ts';
import { createAddress, type Person, secretClient, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';

async function newEmployer(): Promise<Person> {
  const person = await signUp('employer');
  const { error } = await secretClient()
    .from('employer_profiles')
    .insert(company(person.user.id) as never);
  if (error) throw error;
  return person;
}

async function post({ client, user }: Person, email: string, name = 'Ada'): Promise<string> {
  const { data, error } = await client
    .from('jobs')
    .insert(job(user.id, { contact: { name, email } }) as never)
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

const getContact = async (id: string) =>
  (await sql<{ email: string }[]>`select contact ->> 'email' as email from public.jobs where id = ${id}`)[0]
    ?.email;

test('a new posting starts with the contact of the last one, which others cannot read', async () => {
  const [employer, rival] = await Promise.all([newEmployer(), newEmployer()]);
  expect((await employer.client.rpc('my_last_contact')).data).toBeNull();
  await post(employer, 'ada@example.com', 'Ada');
  await post(employer, 'bea@example.com', 'Bea');
  await sql`update public.jobs set created_at = created_at - interval '1 day'
    where employer_id = ${employer.user.id} and contact ->> 'name' = 'Ada'`;
  expect((await employer.client.rpc('my_last_contact')).data).toMatchObject({ name: 'Bea' });
  expect((await rival.client.rpc('my_last_contact')).data).toBeNull();
});

test('after a change of address, finds and updates postings with the old one, and no others', async () => {
  const employer = await newEmployer();
  const atOld = await post(employer, employer.email.toUpperCase());
  const closed = await post(employer, employer.email);
  await employer.client.from('jobs').update({ status: 'closed' }).eq('id', closed);
  const atShop = await post(employer, 'shop@example.com');
  expect((await employer.client.rpc('postings_with_old_contact')).data).toEqual([]);

  const email = createAddress('employer');
  await sql`update auth.users set email = ${email} where id = ${employer.user.id}`;
  expect((await employer.client.rpc('postings_with_old_contact')).data).toEqual([
    { address: employer.email.toLowerCase(), postings: 1 },
  ]);
  const { data: moved, error } = await employer.client.rpc('update_postings_contact');
  expect([error, moved]).toEqual([null, 1]);
  expect(await getContact(atOld)).toBe(email);
  expect(await getContact(closed)).toBe(employer.email);
  expect(await getContact(atShop)).toBe('shop@example.com');
  expect((await employer.client.rpc('postings_with_old_contact')).data).toEqual([]);
});
