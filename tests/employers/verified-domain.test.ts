import { describe, expect, test } from 'vitest';
import { company, denver, job } from '../policies/rows.ts';
import { signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer } from '../trust/employers.ts';

const newDomain = () => `bakery-${crypto.randomUUID()}.com`;
async function getVerifiedDomain(accountId: string): Promise<string | null> {
  const [row] = await sql<{ domain: string | null }[]>`
    select verified_domain as domain from public.employer_profiles where user_id = ${accountId}`;
  return row?.domain ?? null;
}
const setEmail = (id: string, email: string) =>
  sql`update auth.users set email = ${email}, email_confirmed_at = now() where id = ${id}`;

async function getDomainForEmail(email: string): Promise<string | null> {
  const { user } = await createEmployer();
  await setEmail(user.id, email);
  return getVerifiedDomain(user.id);
}

describe('the verified domain of a company', () => {
  test('follows the confirmed email address, and is null without one', async () => {
    const { user } = await createEmployer();
    const domain = newDomain();
    await setEmail(user.id, `Ada@${domain.toUpperCase()}`);
    expect(await getVerifiedDomain(user.id)).toBe(domain);
    await sql`update auth.users set email_confirmed_at = null where id = ${user.id}`;
    expect(await getVerifiedDomain(user.id)).toBeNull();
    await setEmail(user.id, `ada@mail.${domain}`);
    expect(await getVerifiedDomain(user.id)).toBe(`mail.${domain}`);
    await setEmail(user.id, `${crypto.randomUUID()}@gmail.com`);
    expect(await getVerifiedDomain(user.id)).toBeNull();
  });

  test.each([
    ['a free mail provider', 'gmail.com'],
    ['a subdomain of a free mail provider', 'people.gmail.com'],
    ['a free website host', 'corner-bakery.github.io'],
    ['a disposable mail provider', 'mailinator.com'],
    ['a school', 'college.edu'],
    ['a known company', 'walmart.com'],
    ['a subdomain of a known company', 'stores.walmart.com'],
    ['a domain that contains the name of a known company', 'walmart-careers.com'],
    ['the name of a known company with a digit for a letter', 'wa1mart.com'],
    ['the name of a known company with a Cyrillic letter', 'wаlmart.com'],
    ['a reserved domain', 'corner.example.com'],
    ['an IP address', '[127.0.0.1]'],
  ])('is null for %s', async (_description, domain) => {
    expect(await getDomainForEmail(`${crypto.randomUUID()}@${domain}`)).toBeNull();
  });

  test('is not taken from the quoted part of an address', async () => {
    expect(await getDomainForEmail(`"ada@${newDomain()}"@gmail.com`)).toBeNull();
  });

  test('is set when the company is created', async () => {
    const person = await signUp('employer');
    const domain = newDomain();
    await setEmail(person.user.id, `ada@${domain}`);
    await person.client
      .from('employer_profiles')
      .insert(company(person.user.id, { location: denver() }) as never)
      .throwOnError();
    expect(await getVerifiedDomain(person.user.id)).toBe(domain);
  });

  test('cannot be set by the employer', async () => {
    const { client, user } = await createEmployer();
    const { error } = await client
      .from('employer_profiles')
      .update({ verified_domain: newDomain() } as never)
      .eq('user_id', user.id);
    expect(error?.code).toBe('42501');
    expect(await getVerifiedDomain(user.id)).toBeNull();
  });

  test('is shown on job pages, which become stale only when it changes', async () => {
    const { client, user } = await createEmployer();
    const { data } = await client
      .from('jobs')
      .insert(job(user.id) as never)
      .select('id')
      .single()
      .throwOnError();
    const getShownDomain = async () =>
      (await sql`select public.get_job_page(${data.id}) ->> 'domain' as domain`)[0]?.domain;
    /** Deletes the stale mark of the job. Returns whether there was one. */
    const takeStaleMark = async () =>
      (await sql`delete from public.stale_jobs where job_id = ${data.id} returning job_id`).length === 1;
    await takeStaleMark();
    const domain = newDomain();
    await setEmail(user.id, `ada@${domain}`);
    expect([await getShownDomain(), await takeStaleMark()]).toEqual([domain, true]);
    await sql`update auth.users set last_sign_in_at = now(), email = email where id = ${user.id}`;
    expect(await takeStaleMark()).toBe(false);
    await setEmail(user.id, `${crypto.randomUUID()}@gmail.com`);
    expect([await getShownDomain(), await takeStaleMark()]).toEqual([null, true]);
  });
});
