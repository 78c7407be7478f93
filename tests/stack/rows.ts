import type { Person } from '../support/clients.ts';
import { secretClient } from '../support/clients.ts';

/** A point in the Indian Ocean near which no other test posts a job. */
export const location = {
  coordinates: { lat: -30.1, lng: 80.2 },
  address: {
    city: 'Nemo',
    state: 'Hawaii',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
};

export const toCompanyRow = ({ user }: Person, company_name = 'Conformance Bakery') => ({
  user_id: user.id,
  company_name,
  company_description: 'Bread since 1921.',
  industry: 'Hospitality',
  location,
});

export const toJobRow = ({ user }: Person, title = 'Night Baker') => ({
  employer_id: user.id,
  title,
  slug: `conformance-${crypto.randomUUID()}`,
  company_name: 'Conformance Bakery',
  location,
  description: 'Bake bread at night.',
  type: 'full-time',
  contact: { name: 'Ada', email: 'ada@example.com', phone: null, title: null },
});

export async function createBakery(person: Person, jobs: number): Promise<string[]> {
  const secret = secretClient();
  await secret.from('employer_profiles').insert(toCompanyRow(person)).throwOnError();
  const rows = Array.from({ length: jobs }, () => toJobRow(person));
  const { data } = await secret.from('jobs').insert(rows).select('id').throwOnError();
  return data.map(({ id }) => id);
}
