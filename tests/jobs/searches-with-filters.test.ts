import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolvePlaceInQuery } from '@/lib/jobs/place-in-query';
import { listJobs } from '@/lib/jobs/queries';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { listWordFilters } from '@/lib/jobs/word-filters';
import { type PostedJob, postJobs, removePostedJobs } from './posted-jobs.ts';

const center = { lat: -55.3, lng: -141.7 };
const hourlySalary = (min: number) => ({ min, max: null, currency: 'USD' as const, period: 'hour' as const });

const jobDrafts: Partial<PostedJob>[] = [
  { title: 'Barista', schedule: ['sat-morning', 'sun-morning'] },
  { title: 'Line Cook', schedule: ['fri-evening'], salary: hourlySalary(21), benefits: ['Health insurance'] },
  { title: 'Pastry Cook', salary: hourlySalary(15), description: 'Bake before the mornings begin.' },
  { title: 'Front Desk Receptionist', schedule: ['mon-evening', 'tue-morning'] },
  { title: 'Cashier', type: 'part-time', schedule: ['wed-afternoon'], minimumAge: 16 },
  { title: 'Registered Nurse', schedule: ['mon-night'], minimumAge: 18, benefits: ['Flexible schedule'] },
  { title: 'Stock Clerk', schedule: ['thu-night'], minimumAge: 18 },
  { title: 'Banquet Server', hasTips: true, description: 'Wages and tips.', minimumAge: 18 },
  { title: 'Delivery Driver', salary: hourlySalary(19), minimumAge: 21 },
  { title: 'Warehouse Associate', description: 'No experience needed.', minimumAge: 18 },
  { title: 'Summer Intern', type: 'internship', minimumAge: 18 },
  { title: 'Customer Service Representative', benefits: ['Paid training'], minimumAge: 18 },
];
beforeAll(() =>
  postJobs(jobDrafts.map((job) => ({ companyName: 'Krill & Co', coordinates: center, ...job }))),
);
afterAll(removePostedJobs);

const listTitles = async (search: Parameters<typeof listJobs>[0]) =>
  (await listJobs({ ...search, center, radiusKm: 10 }, 1, 50)).map(({ title }) => title).sort();

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
])('finds jobs by filters that are typed as words: %s', async (words, expected) => {
  const { search } = await resolvePlaceInQuery(parseJobSearch({ q: words }));
  expect(await listTitles(search)).toEqual(expected);
  // The offered filters find no jobs that the words don't find.
  for (const filter of listWordFilters(search))
    expect(expected).toEqual(expect.arrayContaining(await listTitles(filter.search)));
});

test('finds no remote jobs, but offers the same work on site', async () => {
  const search = parseJobSearch({ q: 'remote customer service' });
  expect(await listTitles(search)).toEqual([]);
  const [onSite] = listWordFilters(search);
  expect(onSite && (await listTitles(onSite.search))).toEqual(['Customer Service Representative']);
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
])('searches around a place in the words: %s', async (words, query, name) => {
  const found = await resolvePlaceInQuery(parseJobSearch({ q: words }));
  expect([found.search.query, found.name]).toEqual([query, name]);
});
