import { beforeAll, describe, expect, test } from 'vitest';
import { isPoBox } from '@/lib/places/po-box';
import { jobSchema } from '@/lib/postings/schema';
import { type Person, signUp } from '../policies/people.ts';
import { company, job } from '../policies/rows.ts';
import { assertNoError } from '../policies/world.ts';
import { sql } from '../support/sql.ts';

let employer: Person;
beforeAll(async () => {
  employer = await signUp();
  await assertNoError(employer.client.from('employer_profiles').insert(company(employer.id)));
});

const locationAt = (street: string | null) => ({
  coordinates: { lat: 30.2672, lng: -97.7431 },
  address: { city: 'Austin', state: 'Texas', country: 'United States', street },
});
const postJob = (street: string | null) =>
  employer.client
    .from('jobs')
    .insert(job(employer.id, { location: locationAt(street) }) as never)
    .select('id')
    .single();
const getErrorMessage = (street: string | null) =>
  jobSchema
    .safeParse({ location: JSON.stringify(locationAt(street)) })
    .error?.issues.find(({ path }) => path[0] === 'location')?.message;

const boxes = [
  ...['PO Box 12', 'P.O. Box 12', 'p.o.box 12', 'P O Box 12', 'P. O. Box #12', 'PO Box12', 'POB 12'],
  ...['P.O.B. 12', 'PO Box A', 'Post Office Box 12', ' po box 12', 'PO Box 12, 1300 S Congress Ave'],
];
const streets = [
  '1300 S Congress Ave',
  '12 Box Elder Rd',
  '9 Post Office Sq',
  'Poboxwood Ln',
  '5 Pobre St',
  'Pob St',
];

describe('a post office box', () => {
  test('is recognized by the form and by the database', async () => {
    for (const [street, isBox] of [
      ...boxes.map((street) => [street, true] as const),
      ...streets.map((street) => [street, false] as const),
    ]) {
      const [row] = await sql`select public.is_po_box(${street}) as "isBox"`;
      expect({ street, form: isPoBox(street), database: row?.isBox }).toEqual({
        street,
        form: isBox,
        database: isBox,
      });
    }
  });

  test('is rejected by the form as a job’s location', () => {
    expect(getErrorMessage('P.O. Box 12')).toBe(
      'A PO box isn’t a place to work. Please type the job’s street address.',
    );
    expect(getErrorMessage('1300 S Congress Ave')).toBeUndefined();
    expect(getErrorMessage(null)).toBeUndefined();
  });

  test('is rejected by the database, for a new job and for a changed one', async () => {
    expect((await postJob('P.O. Box 12')).error?.message).toBe('A job is not at a post office box.');
    const { data } = await postJob('1300 S Congress Ave').throwOnError();
    const jobs = employer.client.from('jobs');
    const moved = await jobs.update({ location: locationAt('POB 12') as never }).eq('id', data.id);
    expect(moved.error?.message).toBe('A job is not at a post office box.');
  });

  test('in an older posting does not prevent closing the posting', async () => {
    const { data } = await postJob('1300 S Congress Ave').throwOnError();
    await sql.begin(async (transaction) => {
      await transaction`set local session_replication_role = replica`;
      await transaction`
        update public.jobs set location = jsonb_set(location, '{address,street}', '"PO Box 12"') where id = ${data.id}`;
    });
    const closed = await employer.client.from('jobs').update({ status: 'closed' }).eq('id', data.id);
    expect(closed.error).toBeNull();
  });
});
