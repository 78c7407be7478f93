import { afterAll, beforeAll, expect, test } from 'vitest';
import { aroundPlaceOfWords } from '@/lib/jobs/place-in-words';
import { findJobs } from '@/lib/jobs/queries';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { wordFilters } from '@/lib/jobs/word-filters';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -55.3, lng: -141.7 };
const paid = (min: number) => ({ min, max: null, currency: 'USD' as const, period: 'hour' as const });

const posted: Partial<PostedJob>[] = [
  { title: 'Barista', schedule: ['sat-morning', 'sun-morning'] },
  { title: 'Line Cook', schedule: ['fri-evening'], salary: paid(21), benefits: ['Health insurance'] },
  { title: 'Pastry Cook', salary: paid(15), description: 'Bake before the mornings begin.' },
  { title: 'Front Desk Receptionist', schedule: ['mon-evening', 'tue-morning'] },
  { title: 'Cashier', type: 'part-time', schedule: ['wed-afternoon'], minimumAge: 16 },
  { title: 'Registered Nurse', schedule: ['mon-night'], minimumAge: 18, benefits: ['Flexible schedule'] },
  { title: 'Stock Clerk', schedule: ['thu-night'], minimumAge: 18 },
  { title: 'Banquet Server', hasTips: true, description: 'Wages and tips.', minimumAge: 18 },
  { title: 'Delivery Driver', salary: paid(19), minimumAge: 21 },
  { title: 'Warehouse Associate', description: 'No experience needed.', minimumAge: 18 },
  { title: 'Summer Intern', type: 'internship', minimumAge: 18 },
  { title: 'Customer Service Representative', benefits: ['Paid training'], minimumAge: 18 },
];
beforeAll(() => postJobs(posted.map((job) => ({ companyName: 'Krill & Co', coordinates: center, ...job }))));
afterAll(removePostedJobs);

const titles = async (search: Parameters<typeof findJobs>[0]) =>
  (await findJobs({ ...search, center, radiusKm: 10 }, 1, 50)).map(({ title }) => title).sort();

const forAge16 = ['Barista', 'Cashier', 'Front Desk Receptionist', 'Line Cook', 'Pastry Cook'];
const paid20 = ['Line Cook'];

test.each<[string, string[]]>([
  ['weekend barista', ['Barista']],
  ['weekends only', ['Barista']],
  ['cook evenings', ['Line Cook']],
  ['evening receptionist', ['Front Desk Receptionist']],
  ['pastry mornings', ['Pastry Cook']],
  ['morning barista', ['Barista']],
  ['afternoon cashier', ['Cashier']],
  ['weekday receptionist', ['Front Desk Receptionist']],
  ['monday to friday cashier', ['Cashier']],
  ['nurse nights', ['Registered Nurse']],
  ['overnight stocker', ['Stock Clerk']],
  ['part time cashier', ['Cashier']],
  ['summer internship', ['Summer Intern']],
  ['$20 cook', paid20],
  ['driver $18.50/hr', ['Delivery Driver']],
  ['20 dollars an hour', paid20],
  ['no experience warehouse', ['Warehouse Associate']],
  ['server with tips', ['Banquet Server']],
  ['jobs for 16 year olds', forAge16],
  ['cook health insurance', ['Line Cook']],
  ['flexible schedule', ['Registered Nurse']],
  ['paid training', ['Customer Service Representative']],
])('a filter in the words is one, and finds its jobs: %s', async (words, expected) => {
  const { search } = await aroundPlaceOfWords(parseJobSearch({ q: words }));
  expect(await titles(search)).toEqual(expected);
  // What is offered never finds more.
  for (const filter of wordFilters(search))
    expect(expected).toEqual(expect.arrayContaining(await titles(filter.search)));
});

test('nothing is remote, but the work may be here', async () => {
  const search = parseJobSearch({ q: 'remote customer service' });
  expect(await titles(search)).toEqual([]);
  const [onSite] = wordFilters(search);
  expect(onSite && (await titles(onSite.search))).toEqual(['Customer Service Representative']);
});

test.each([
  ['barista austin', 'barista', 'Austin, Texas'],
  ['server oakland', 'server', 'Oakland, California'],
  ['night nurse san francisco', 'night nurse', 'San Francisco, California'],
  ['dishwasher, Portland OR', 'dishwasher', 'Portland, Oregon'],
  ['cook 94110', 'cook', 'San Francisco, California 94110'],
  ['nurse jobs in Austin, TX', 'nurse jobs', 'Austin, Texas'],
  ['warehouse dallas tx', 'warehouse', 'Dallas, Texas'],
  ['driver los angeles, ca', 'driver', 'Los Angeles, California'],
  ['housekeeper near Denver', 'housekeeper', 'Denver, Colorado'],
  ['cocinero en Los Angeles', 'cocinero', 'Los Angeles, California'],
  ['cashier brooklyn', 'cashier', 'Brooklyn, New York, New York'],
  ['janitor new york', 'janitor', 'New York, New York'],
  ['cook nyc', 'cook', 'New York, New York'],
  ['barista sf', 'barista', 'San Francisco, California'],
  ['jobs in Chicago', 'jobs', 'Chicago, Illinois'],
  ['security guard las vegas nv', 'security guard', 'Las Vegas, Nevada'],
  ['receptionist st. paul mn', 'receptionist', 'St. Paul, Minnesota'],
  ['server chicago il 60614', 'server', 'Chicago, Illinois 60614'],
  ['san francisco', '', 'San Francisco, California'],
  ['78701', '', 'Austin, Texas 78701'],
])('a place in the words is where they are searched for: %s', async (words, query, name) => {
  const found = await aroundPlaceOfWords(parseJobSearch({ q: words }));
  expect([found.search.query, found.name]).toEqual([query, name]);
});
