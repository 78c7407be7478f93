import { expect, test } from 'vitest';
import { jobPageTitle } from '@/components/jobs/detail/job-title';

const createJob = (title: string, company: string, address: Record<string, string | null> = {}) => ({
  title,
  company: { name: company, logo: null, description: null },
  location: {
    coordinates: { lat: 0, lng: 0 },
    address: {
      city: 'Austin',
      state: 'Texas',
      country: 'United States',
      neighborhood: null,
      street: null,
      zipCode: null,
      ...address,
    },
  },
});

test.each([
  ['Baker at Rosa’s, Austin, TX', createJob('Baker', 'Rosa’s')],
  ['Baker at Rosa’s, Hyde Park, Austin, TX', createJob('Baker', 'Rosa’s', { neighborhood: 'Hyde Park' })],
  [
    'Stock Clerk at Corner Market, San Francisco, CA',
    createJob('Stock Clerk', 'Corner Market', {
      city: 'San Francisco',
      state: 'California',
      neighborhood: 'Mission District',
    }),
  ],
  [
    'Assistant Bakery Manager at Foghorn Bread Company',
    createJob('Assistant Bakery Manager', 'Foghorn Bread Company'),
  ],
  [
    'Registered Nurse, Intensive Care Unit, Austin, TX',
    createJob('Registered Nurse, Intensive Care Unit', 'Saint Mary’s Hospital'),
  ],
  ['Baker at Rosa’s', createJob('Baker', 'Rosa’s', { city: 'Unknown', state: 'Unknown' })],
])('the page title is “%s”', (title, job) => {
  expect(jobPageTitle(job as never)).toBe(title);
  expect(`${title} | Doorstep`.length).toBeLessThanOrEqual(60);
});

test('the page title is only the job title if the job title is long', () => {
  const name = 'Senior Licensed Journeyman Electrician for Hospitals and Schools';
  expect(jobPageTitle(createJob(name, 'Sparks') as never)).toBe(name);
});
