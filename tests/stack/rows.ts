import type { Person } from '../support/clients.ts';
import { secretClient } from '../support/clients.ts';

/** A spot in the Indian Ocean that no other test posts a job near. */
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

export const companyOf = ({ user }: Person, company_name = 'Conformance Bakery') => ({
  user_id: user.id,
  company_name,
  company_description: 'Bread since 1921.',
  industry: 'Hospitality',
  location,
});

export const jobOf = ({ user }: Person, title = 'Night Baker') => ({
  employer_id: user.id,
  title,
  slug: `conformance-${crypto.randomUUID()}`,
  company_name: 'Conformance Bakery',
  location,
  description: 'Bake bread at night.',
  type: 'full-time',
  contact: { name: 'Ada', email: 'ada@example.com', phone: null, title: null },
});

/** Gives the person a company and as many jobs; answers their ids. */
export async function openBakery(person: Person, jobs: number): Promise<string[]> {
  const secret = secretClient();
  await secret.from('employer_profiles').insert(companyOf(person)).throwOnError();
  const rows = Array.from({ length: jobs }, () => jobOf(person));
  const { data } = await secret.from('jobs').insert(rows).select('id').throwOnError();
  return data.map(({ id }) => id);
}
