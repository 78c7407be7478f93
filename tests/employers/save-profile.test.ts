import { beforeEach, expect, test, vi } from 'vitest';
import type { Viewer } from '@/lib/auth/viewer';
import { saveCompany } from '@/lib/employers/actions';
import { log } from '@/lib/log';
import { UserError } from '@/lib/result';
import { saveTalentProfile } from '@/lib/talents/actions';
import { anonClient, type Client, type Person, signUp } from '../support/clients';
import { sql } from '../support/sql';

// The request in which an action runs: its viewer, their database client and the tags that it revalidated.
const request = vi.hoisted(() => ({
  viewer: null as Viewer | null,
  client: null as Client | null,
  tags: [] as string[],
}));
vi.mock('@/lib/auth/access', () => ({
  signedIn: async () => {
    if (!request.viewer) throw new UserError('Authentication required');
    return request.viewer;
  },
}));
vi.mock('@/lib/supabase/server', () => ({ viewerClient: async () => request.client }));
vi.mock('next/cache', () => ({ updateTag: (tag: string) => request.tags.push(tag), refresh: () => {} }));
vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

const austin = {
  coordinates: { lat: 30.2672, lng: -97.7431 },
  address: { city: 'Austin', state: 'Texas', country: 'United States' },
};

function toFormData(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const company = (changes: Record<string, string> = {}) =>
  toFormData({
    companyName: 'Corner Bakery',
    industry: 'Hospitality',
    companyDescription: 'Bread.',
    location: JSON.stringify(austin),
    ...changes,
  });

const talent = () =>
  toFormData({
    fullName: 'Maria Gomez',
    headline: 'Barista',
    salaryCurrency: 'USD',
    salaryPeriod: 'year',
    location: JSON.stringify(austin),
  });

async function signUpAndIn(role: 'employer' | 'job_seeker'): Promise<Person> {
  const person = await signUp(role);
  request.viewer = { id: person.user.id, email: person.email, role };
  request.client = person.client;
  return person;
}

beforeEach(() => {
  Object.assign(request, { viewer: null, client: null, tags: [] });
});

test('saving a company revalidates its jobs, their places, its list and the home page', async () => {
  const { user } = await signUpAndIn('employer');
  expect(await saveCompany(null, company())).toMatchObject({ ok: true });
  const [job] = await sql<{ id: string }[]>`
    insert into public.jobs (employer_id, title, company_name, location, description, type, contact)
    values (${user.id}, 'Night Baker', 'Old', ${sql.json(austin)}, 'Bake.', 'full-time',
      '{"name": "Ada", "email": "ada@example.com"}') returning id`;
  request.tags = [];
  await saveCompany(null, company({ companyName: 'Corner Bakery & Sons' }));
  expect(request.tags).toEqual(
    expect.arrayContaining([
      `job:${job?.id}`,
      `employer-jobs:${user.id}`,
      'jobs:newest',
      'place-jobs:texas/austin',
    ]),
  );
  expect(await sql`select company_name from public.jobs where id = ${job?.id ?? ''}`).toEqual([
    { company_name: 'Corner Bakery & Sons' },
  ]);
});

test('geocodes a typed place, and reports an unknown place with the other errors', async () => {
  const { user } = await signUpAndIn('employer');
  const result = await saveCompany(null, company({ location: '', locationText: 'Qqqqzz', companyName: '' }));
  expect(result).toMatchObject({
    ok: false,
    fieldErrors: {
      companyName: 'Company name is required',
      location: 'Failed to find location. Please try again or be more specific.',
    },
    values: { companyDescription: 'Bread.', locationText: 'Qqqqzz' },
  });
  expect(await saveCompany(null, company({ locationText: 'Portland, OR' }))).toMatchObject({ ok: true });
  const [saved] = await sql`
    select location #>> '{address,state}' as state from public.employer_profiles where user_id = ${user.id}`;
  expect(saved).toEqual({ state: 'Oregon' });
});

test('a visitor cannot save a profile', async () => {
  expect(await saveCompany(null, company())).toMatchObject({ message: 'Authentication required' });
  expect(await saveTalentProfile(null, talent())).toMatchObject({ message: 'Authentication required' });
});

test('returns one message and the input when the database rejects a save', async () => {
  const logError = vi.spyOn(log, 'error').mockImplementation(() => {});
  await signUpAndIn('employer');
  // The page has a viewer, but the database client is anonymous.
  request.client = anonClient();
  expect(await saveCompany(null, company())).toMatchObject({
    ok: false,
    message: 'Failed to save profile',
    values: { companyName: 'Corner Bakery' },
  });
  expect(await saveTalentProfile(null, talent())).toMatchObject({
    ok: false,
    message: 'Failed to save profile',
    values: { fullName: 'Maria Gomez' },
  });
  expect(logError).toHaveBeenCalledTimes(2);
  logError.mockRestore();
});

test('saves a talent profile without pay, and continues to the jobs nearby', async () => {
  const { user } = await signUpAndIn('job_seeker');
  expect(await saveTalentProfile(null, talent())).toMatchObject({
    ok: true,
    data: { goTo: '/jobs-near-me' },
  });
  expect(
    await sql`select desired_salary, is_visible from public.job_seeker_profiles where user_id = ${user.id}`,
  ).toEqual([{ desired_salary: null, is_visible: false }]);
});

test('saving a profile leads to the next page only the first time', async () => {
  await signUpAndIn('employer');
  expect(await saveCompany(null, company())).toMatchObject({ ok: true, data: { goTo: '/post-job' } });
  expect(await saveCompany(null, company())).toMatchObject({ ok: true, data: { goTo: null } });
  await signUpAndIn('job_seeker');
  await saveTalentProfile(null, talent());
  expect(await saveTalentProfile(null, talent())).toMatchObject({ ok: true, data: { goTo: null } });
});

test('overwrites the changes of another tab only after confirmation', async () => {
  const { user } = await signUpAndIn('employer');
  const saved = await saveCompany(null, company({ version: '' }));
  const { version } = saved.ok ? saved.data : { version: '' };
  expect(await saveCompany(null, company({ companyName: 'First Tab', version }))).toMatchObject({ ok: true });
  const staleFields = { companyName: 'Second Tab', version };
  expect(await saveCompany(null, company(staleFields))).toMatchObject({
    ok: false,
    message: expect.stringContaining('changed in another tab'),
    values: { companyName: 'Second Tab' },
  });
  const getName = () => sql`select company_name from public.employer_profiles where user_id = ${user.id}`;
  expect(await getName()).toEqual([{ company_name: 'First Tab' }]);
  expect(await saveCompany(null, company({ ...staleFields, replaces: 'on' }))).toMatchObject({ ok: true });
  expect(await getName()).toEqual([{ company_name: 'Second Tab' }]);
});

test('stores the street that was typed in the street field', async () => {
  const { user } = await signUpAndIn('employer');
  await saveCompany(null, company({ locationStreet: ' 1300 S Congress Ave ' }));
  expect(
    await sql`select location #>> '{address,street}' as street from public.employer_profiles where user_id = ${user.id}`,
  ).toEqual([{ street: '1300 S Congress Ave' }]);
});
