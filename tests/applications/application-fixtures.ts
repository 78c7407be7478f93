import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { createApplication, type Submitter } from '@/lib/applications/create-application';
import type { applicationSchema } from '@/lib/applications/schema';
import type { DataClient } from '@/lib/supabase/types';
import { saveCv } from '@/lib/uploads/cv-store';
import { anonClient, confirmJobContact, createAddress, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { cvBytes } from '../uploads/cv-files';

type JobFields = {
  state?: string;
  status?: string;
  application_url?: string;
  expires_at?: Date;
  title?: string;
};

export type TestJob = { id: string; title: string; contactEmail: string };

let employer: Promise<string> | undefined;

async function createEmployer(): Promise<string> {
  const { user } = await signUp('employer');
  await sql`insert into public.employer_profiles ${sql({
    user_id: user.id,
    company_name: 'Foghorn Bakery',
    company_description: 'Bread.',
    industry: 'Hospitality',
    location: sql.json(toLocation('California')) as never,
  })}`;
  return user.id;
}

const toLocation = (state: string) => ({
  coordinates: { lat: 37.7599, lng: -122.4148 },
  address: { city: 'Somewhere', state, country: 'United States' },
});

/** Posts a job of an employer that all jobs of a test file share. */
export async function createJob({
  state = 'California',
  title = 'Baker',
  ...fields
}: JobFields = {}): Promise<TestJob> {
  employer ??= createEmployer();
  const contactEmail = createAddress('contact');
  const [job] = await sql<{ id: string }[]>`insert into public.jobs ${sql({
    employer_id: await employer,
    title,
    company_name: 'Foghorn Bakery',
    location: sql.json(toLocation(state)) as never,
    description: 'Bread.',
    type: 'full-time',
    contact: sql.json({ name: 'Robin', email: contactEmail }) as never,
    ...fields,
  })} returning id`;
  if (!job) throw new Error('The job was not posted.');
  await confirmJobContact(await employer, contactEmail);
  return { id: job.id, title, contactEmail };
}

/** Stores a verified CV that can be used with its ticket. */
export const createCv = () => saveCv(new File([new Uint8Array(cvBytes.pdf())], 'My CV.pdf'), null);

type Application = Extract<z.output<typeof applicationSchema>, { question: 'birth-date' }>;

/** An application as parsed from the form, with a new CV unless `fields` has one. */
export const buildApplication = async (
  job: TestJob,
  fields: Partial<Application> = {},
): Promise<Application> => ({
  question: 'birth-date',
  jobId: job.id,
  fullName: 'Ann Smith',
  dateOfBirth: '1990-04-01',
  isAdult: undefined,
  email: createAddress('ann'),
  phone: '555 0100',
  coverLetter: 'I bake.',
  cv: fields.cv ?? (await createCv()),
  ...fields,
});

/** A guest in a new browser. */
export const newGuest = (): Submitter => ({
  client: anonClient() as DataClient,
  viewerId: null,
  browserKey: randomBytes(24).toString('base64url'),
});

/** Submits an application. Returns the outcome, or the message of the error. */
export async function submitAndGetOutcome(
  application: z.output<typeof applicationSchema>,
  sender = newGuest(),
): Promise<string> {
  try {
    return (await createApplication(application, sender)).outcome;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export const listApplications = ({ id }: TestJob) =>
  sql`select * from public.applications where job_id = ${id} order by created_at`;

export const listEmails = ({ contactEmail }: TestJob, applicant: string) =>
  sql`select kind, recipient, payload, sent_at from public.outbox
    where recipient in ${sql([contactEmail, applicant])} order by id`;
