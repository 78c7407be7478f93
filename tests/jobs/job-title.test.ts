import { expect, test } from 'vitest';
import { jobPageTitle } from '@/components/jobs/detail/job-title';

const job = (title: string, company: string, address: Record<string, string | null> = {}) => ({
  title,
  company: { name: company, logo: null, description: null },
  location: {
    coordinates: { lat: 0, lng: 0 },
    address: {
      ...{ city: 'Austin', state: 'Texas', country: 'United States', neighborhood: null },
      ...{ street: null, zipCode: null },
      ...address,
    },
  },
});

test.each([
  [job('Baker', 'Rosa’s'), 'Baker at Rosa’s, Austin, TX'],
  [job('Baker', 'Rosa’s', { neighborhood: 'Hyde Park' }), 'Baker at Rosa’s, Hyde Park, Austin, TX'],
  [
    job('Stock Clerk', 'Corner Market', {
      city: 'San Francisco',
      state: 'California',
      neighborhood: 'Mission District',
    }),
    'Stock Clerk at Corner Market, San Francisco, CA',
  ],
  [
    job('Assistant Bakery Manager', 'Foghorn Bread Company'),
    'Assistant Bakery Manager at Foghorn Bread Company',
  ],
  [
    job('Registered Nurse, Intensive Care Unit', 'Saint Mary’s Hospital'),
    'Registered Nurse, Intensive Care Unit, Austin, TX',
  ],
  [job('Baker', 'Rosa’s', { city: 'Unknown', state: 'Unknown' }), 'Baker at Rosa’s'],
])('the title of a page: %#', (input, title) => {
  expect(jobPageTitle(input as never)).toBe(title);
  expect(`${title} | Doorstep`.length).toBeLessThanOrEqual(60);
});

test('a long job title is shown in full and alone', () => {
  const name = 'Senior Licensed Journeyman Electrician for Hospitals and Schools';
  expect(jobPageTitle(job(name, 'Sparks') as never)).toBe(name);
});
