import { company, job, type Row } from '../policies/rows.ts';
import { type Person, secretClient, signUp } from '../support/clients.ts';
import { createMark } from '../support/mark.ts';

/** An employer who has posted no job, so that the limits of the first day apply. */
export async function createNewEmployer(companyName = `Corner Bakery ${createMark()}`): Promise<Person> {
  const person = await signUp('employer');
  await secretClient()
    .from('employer_profiles')
    .insert(company(person.user.id, { company_name: companyName }) as never)
    .throwOnError();
  return person;
}

/** Inserts a job as its employer. */
export const post = ({ client, user }: Person, fields: Row = {}) =>
  client
    .from('jobs')
    .insert(job(user.id, fields) as never)
    .select('id, slug')
    .single();
