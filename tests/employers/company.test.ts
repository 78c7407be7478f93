import { expect, test } from 'vitest';
import { companyErrorTitle } from '@/lib/employers/company-messages';
import { toCompany } from '@/lib/employers/company-row';
import { companyFormSchema } from '@/lib/employers/schema';
import { upsertCompany } from '@/lib/employers/upsert-company';
import type { Place } from '@/lib/places/place';
import { signUp } from '../support/clients';
import { sql } from '../support/sql';

const austin: Place = {
  coordinates: { lat: 30.2672, lng: -97.7431 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
};

const bakery = {
  name: 'Corner Bakery',
  description: 'Bread.',
  industry: 'Hospitality',
  location: austin,
} as const;

const formInput = {
  companyName: 'Corner Bakery',
  companyDescription: 'Bread.',
  industry: 'Hospitality',
  location: JSON.stringify(austin),
} as const;

const getErrors = (input: object) =>
  companyFormSchema.safeParse({ ...formInput, ...input }).error?.issues.map(({ message }) => message) ?? [];

test('reports each missing field under one title', () => {
  const errors = getErrors({ companyName: ' ', companyDescription: '', industry: '', location: '' });
  expect(errors).toEqual([
    'Company name is required',
    'Industry is required',
    'Company description is required',
    'Location is required',
  ]);
  for (const error of errors) expect(companyErrorTitle([error])).toBe('Please fill in all required fields');
  expect(companyErrorTitle(['Invalid file format'])).toBeUndefined();
});

test('reports an invalid place at its field', () => {
  const withoutField = (field: string) =>
    JSON.stringify({ ...austin, address: { ...austin.address, [field]: ' ' } });
  expect(getErrors({ location: withoutField('city') })).toEqual(['City is required and cannot be empty']);
  expect(getErrors({ location: '{"address":{}}' })).toEqual(['Location coordinates are required']);
  expect(getErrors({ location: 'Austin' })).toEqual(['Invalid location data']);
  const { error } = companyFormSchema.safeParse({ ...formInput, location: withoutField('state') });
  expect(error?.issues.map(({ path }) => path)).toEqual([['location']]);
});

test('accepts one image of at most 10 MB as the logo', () => {
  const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });
  expect(getErrors({ logo: [file('a.png', 'image/png')] })).toEqual([]);
  expect(getErrors({ logo: [file('a.svg', 'image/svg+xml')] })).toEqual([
    'File type must be PNG, JPEG, WebP, GIF or AVIF',
  ]);
  expect(getErrors({ logo: [file('a.png', 'image/png', 10 * 1024 * 1024 + 1)] })).toEqual([
    'File is larger than 10 MB. That file is 10.1 MB.',
  ]);
  expect(getErrors({ logo: [file('a.png', 'image/png'), file('b.png', 'image/png')] })).toEqual([
    'Too many files',
  ]);
});

test('creates one company when two tabs save at once, and updates it later', async () => {
  const { client, user } = await signUp('employer');
  await Promise.all([
    upsertCompany(client, user.id, bakery, undefined),
    upsertCompany(client, user.id, { ...bakery, name: 'Corner Bakery & Sons' }, undefined),
  ]);
  await upsertCompany(client, user.id, { ...bakery, name: 'The Third' }, null);
  const rows =
    await sql`select company_name, company_logo from public.employer_profiles where user_id = ${user.id}`;
  expect(rows).toEqual([{ company_name: 'The Third', company_logo: null }]);
});

test('normalizes the Unicode form of a name, because the page’s URL is derived from it', async () => {
  const { client, user } = await signUp('employer');
  await upsertCompany(client, user.id, { ...bakery, name: 'Bäckerei Müller'.normalize('NFD') }, undefined);
  const rows = await sql`select company_name from public.employer_profiles where user_id = ${user.id}`;
  expect(rows).toEqual([{ company_name: 'Bäckerei Müller'.normalize('NFC') }]);
});

test('rejects changes by another person, and a logo from another server', async () => {
  const [owner, other] = await Promise.all([signUp('employer'), signUp('employer')]);
  await expect(upsertCompany(other.client, owner.user.id, bakery, undefined)).rejects.toMatchObject({
    code: '42501',
  });
  await expect(
    upsertCompany(owner.client, owner.user.id, bakery, 'https://example.com/logo.png'),
  ).rejects.toThrow('Please choose your logo again');
  expect(await sql`select 1 from public.employer_profiles where user_id = ${owner.user.id}`).toHaveLength(0);
});

test('reads a stored company, even if its location is a JSON string', () => {
  const row = {
    id: 'c1',
    company_name: 'Corner Bakery',
    company_description: 'Bread.',
    industry: 'Hospitality',
    location: JSON.stringify(austin),
    company_logo: null,
    verified_domain: 'bakery.com',
  };
  expect(toCompany(row)).toEqual({ id: 'c1', ...bakery, logo: null, verifiedDomain: 'bakery.com' });
});
