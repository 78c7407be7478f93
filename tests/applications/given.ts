import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { applicationSchema } from '@/lib/applications/schema';
import { submit } from '@/lib/applications/submit';
import type { DataClient } from '@/lib/supabase/types';
import { storeCv } from '@/lib/uploads/cv-store';
import { agreeToContact, anonClient, newAddress, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { cvBytes } from '../uploads/cv-files';

type JobFields = {
  state?: string;
  status?: string;
  application_url?: string;
  expires_at?: Date;
  title?: string;
};

export type GivenJob = { id: string; title: string; contactEmail: string };

let employer: Promise<string> | undefined;

async function employerId(): Promise<string> {
  const { user } = await signUp('employer');
  await sql`insert into public.employer_profiles ${sql({
    user_id: user.id,
    company_name: 'Foghorn Bakery',
    company_description: 'Bread.',
    industry: 'Hospitality',
    location: sql.json(locationIn('California')) as never,
  })}`;
  return user.id;
}

const locationIn = (state: string) => ({
  coordinates: { lat: 37.7599, lng: -122.4148 },
  address: { city: 'Somewhere', state, country: 'United States' },
});

/** A job of this file's own employer. */
export async function givenJob({
  state = 'California',
  title = 'Baker',
  ...fields
}: JobFields = {}): Promise<GivenJob> {
  employer ??= employerId();
  const contactEmail = newAddress('contact');
  const [job] = await sql<{ id: string }[]>`insert into public.jobs ${sql({
    employer_id: await employer,
    title,
    company_name: 'Foghorn Bakery',
    location: sql.json(locationIn(state)) as never,
    description: 'Bread.',
    type: 'full-time',
    contact: sql.json({ name: 'Robin', email: contactEmail }) as never,
    ...fields,
  })} returning id`;
  if (!job) throw new Error('The job was not posted.');
  await agreeToContact(await employer, contactEmail);
  return { id: job.id, title, contactEmail };
}

/** A CV that is in storage, verified, and nobody's but the ticket holder's. */
export const givenCv = () => storeCv(new File([new Uint8Array(cvBytes.pdf())], 'My CV.pdf'), null);

type Application = Extract<z.output<typeof applicationSchema>, { question: 'birth-date' }>;

/** An application as it comes out of the form, with a CV of its own. */
export const givenApplication = async (
  job: GivenJob,
  fields: Partial<Application> = {},
): Promise<Application> => ({
  question: 'birth-date',
  jobId: job.id,
  fullName: 'Ann Smith',
  dateOfBirth: '1990-04-01',
  isAdult: undefined,
  email: newAddress('ann'),
  phone: '555 0100',
  coverLetter: 'I bake.',
  cv: fields.cv ?? (await givenCv()),
  ...fields,
});

export type Sender = { client: DataClient; viewerId: string | null; browserKey: string };

/** A guest in a browser that was never here before. */
export const newBrowser = (): Sender => ({
  client: anonClient() as DataClient,
  viewerId: null,
  browserKey: randomBytes(24).toString('base64url'),
});

/** Applies and tells what came of it: the outcome, or the sentence of the refusal. */
export async function apply(
  application: z.output<typeof applicationSchema>,
  sender = newBrowser(),
): Promise<string> {
  try {
    return (await submit(application, sender)).outcome;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

export const applicationsTo = ({ id }: GivenJob) =>
  sql`select * from public.applications where job_id = ${id} order by created_at`;

export const mailsAbout = ({ contactEmail }: GivenJob, applicant: string) =>
  sql`select kind, recipient, payload, sent_at from public.outbox
    where recipient in ${sql([contactEmail, applicant])} order by id`;
