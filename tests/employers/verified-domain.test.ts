import { describe, expect, test } from 'vitest';
import { company, denver, job } from '../policies/rows.ts';
import { signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer } from '../trust/employers.ts';

const newDomain = () => `bakery-${crypto.randomUUID()}.com`;
async function verifiedDomain(accountId: string): Promise<string | null> {
  const [row] = await sql<{ domain: string | null }[]>`
    select verified_domain as domain from public.employer_profiles where user_id = ${accountId}`;
  return row?.domain ?? null;
}
const setEmail = (id: string, email: string) =>
  sql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${id}`;

async function getDomainOfEmail(email: string): Promise<string | null> {
  const { user } = await createEmployer();
  await setEmail(user.id, email);
  return verifiedDomain(user.id);
}

describe('the verified domain of a company', () => {
  test('is that of the confirmed address, and is removed with it', async () => {
    const { user } = await createEmployer();
    const domain = newDomain();
    await setEmail(user.id, `Ada@${domain.toUpperCase()}`);
    expect(await verifiedDomain(user.id)).toBe(domain);
    await sql`update auth.users set email_confirmed_at = null where id = ${user.id}`;
    expect(await verifiedDomain(user.id)).toBeNull();
    await setEmail(user.id, `ada@mail.${domain}`);
    expect(await verifiedDomain(user.id)).toBe(`mail.${domain}`);
    await setEmail(user.id, `${crypto.randomUUID()}@gmail.com`);
    expect(await verifiedDomain(user.id)).toBeNull();
  });

  test.each([
    ['free mail', 'gmail.com'],
    ['below free mail', 'people.gmail.com'],
    ['free pages', 'corner-bakery.github.io'],
    ['throwaway mail', 'mailinator.com'],
    ['a school', 'college.edu'],
    ['a known company', 'walmart.com'],
    ['below a known company', 'stores.walmart.com'],
    ['what looks like a known company', 'walmart-careers.com'],
    ['the same with a digit for a letter', 'wa1mart.com'],
    ['letters of another alphabet', 'wаlmart.com'],
    ['an example', 'corner.example.com'],
    ['no domain', '[127.0.0.1]'],
  ])('is none at %s', async (_what, domain) => {
    expect(await getDomainOfEmail(`${crypto.randomUUID()}@${domain}`)).toBeNull();
  });

  test('is not read from a quoted name', async () => {
    expect(await getDomainOfEmail(`"ada@${newDomain()}"@gmail.com`)).toBeNull();
  });

  test('is set from the start if the address is confirmed', async () => {
    const person = await signUp('employer');
    const domain = newDomain();
    await setEmail(person.user.id, `ada@${domain}`);
    await person.client
      .from('employer_profiles')
      .insert(company(person.user.id, { location: denver() }) as never)
      .throwOnError();
    expect(await verifiedDomain(person.user.id)).toBe(domain);
  });

  test('cannot be written by its employer', async () => {
    const { client, user } = await createEmployer();
    const { error } = await client
      .from('employer_profiles')
      .update({ verified_domain: newDomain() } as never)
      .eq('user_id', user.id);
    expect(error?.code).toBe('42501');
    expect(await verifiedDomain(user.id)).toBeNull();
  });

  test('is on the page of a job, which expires when the address changes', async () => {
    const { client, user } = await createEmployer();
    const { data } = await client
      .from('jobs')
      .insert(job(user.id) as never)
      .select('id')
      .single()
      .throwOnError();
    const shown = async () =>
      (await sql`select public.get_job_page(${data.id}) ->> 'domain' as domain`)[0]?.domain;
    const isStale = async () =>
      (await sql`delete from public.stale_jobs where job_id = ${data.id} returning job_id`).length === 1;
    await isStale();
    const domain = newDomain();
    await setEmail(user.id, `ada@${domain}`);
    expect([await shown(), await isStale()]).toEqual([domain, true]);
    await sql`update auth.users set last_sign_in_at = now(), email = email where id = ${user.id}`;
    expect(await isStale()).toBe(false);
    await setEmail(user.id, `${crypto.randomUUID()}@gmail.com`);
    expect([await shown(), await isStale()]).toEqual([null, true]);
  });
});
