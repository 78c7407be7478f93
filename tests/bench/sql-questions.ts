import { createRandom, seedOf } from '../../supabase/seed/random.ts';
import { crowdedCity } from './sql-databases.ts';

export type Spot = { stateSlug: string; citySlug: string; lat: number; lng: number };

/** A job that is open there, and its company. */
export type Asked = Spot & { jobId: string; company: string };

export type GrowthQuestion = {
  name: string;
  as: 'anon' | 'authenticated' | 'service_role';
  sql(spot: Asked): string;
  /** Asked of no place: a crowd makes no difference. */
  isEverywhere?: boolean;
};

/** Where most people are, so that most jobs are around: what grows with the jobs grows there first. */
export const largeCities: readonly Spot[] = [
  { stateSlug: 'new-york', citySlug: 'new-york', lat: 40.7143, lng: -74.006 },
  { stateSlug: 'california', citySlug: 'los-angeles', lat: 34.0522, lng: -118.2437 },
  { stateSlug: 'illinois', citySlug: 'chicago', lat: 41.85, lng: -87.65 },
  { stateSlug: 'texas', citySlug: 'houston', lat: 29.7633, lng: -95.3633 },
  { stateSlug: 'pennsylvania', citySlug: 'philadelphia', lat: 39.9524, lng: -75.1636 },
];

/** The crowd is within 10 km; a larger circle holds hardly more. */
export const crowd: Spot = crowdedCity;

const seven = 'pay day look experience year need like';

const shifts = `more => '{"shifts": ["mon-morning", "tue-evening", "sat-night"]}'`;

const at = ({ lat, lng }: Spot, km: number | null, ...more: string[]) =>
  [
    `center_lat => ${lat}`,
    `center_lng => ${lng}`,
    ...(km === null ? [] : [`radius_km => ${km}`]),
    ...more,
  ].join(', ');

const search = (name: string, args: (spot: Asked) => string): GrowthQuestion => ({
  name: `search: ${name}`,
  as: 'anon',
  sql: (spot) => `select count(*) from public.search_jobs(${args(spot)})`,
});
const count = (name: string, args: (spot: Asked) => string): GrowthQuestion => ({
  name: `count: ${name}`,
  as: 'anon',
  sql: (spot) => `select * from public.count_jobs(${args(spot)})`,
});
const page = (name: string, args: (spot: Asked) => string): GrowthQuestion => ({
  name: `page and total: ${name}`,
  as: 'anon',
  sql: (spot) => `select json_array_length(jobs), total from public.find_jobs(${args(spot)})`,
});
const preview = (name: string, args: (spot: Asked) => string): GrowthQuestion => ({
  name: `alert preview: ${name}`,
  as: 'anon',
  sql: (spot) => `select count(*) from public.preview_job_alert(${args(spot)})`,
});
/** What a screen of 1280 by 800 shows around a place at some zoom. */
const map = (name: string, zoom: number, ...more: string[]): GrowthQuestion => ({
  name: `map: ${name}`,
  as: 'anon',
  sql: ({ lat, lng }) => {
    const [wide, high] = [
      (360 * 2.5) / 2 ** zoom,
      (360 * 1.56 * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom,
    ];
    const [west, east] = [Math.max(-180, lng - wide), Math.min(180, lng + wide)];
    const [south, north] = [Math.max(-85, lat - high), Math.min(85, lat + high)];
    const box = `${west}, ${south}, ${east}, ${north}, ${zoom}`;
    return `select octet_length(squares::text) + octet_length(jobs::text) as bytes, total, is_more from public.jobs_on_map(${[box, ...more].join()})`;
  },
});
const everywhere = (question: GrowthQuestion): GrowthQuestion => ({ ...question, isEverywhere: true });
const server = (
  name: string,
  call: (spot: Asked) => string,
  more: Partial<GrowthQuestion> = {},
): GrowthQuestion => ({
  name,
  as: 'service_role',
  sql: (spot) => `select length(public.${call(spot)}::text)`,
  ...more,
});
const category = (name: string, rest: string): GrowthQuestion =>
  server(`category page: ${name}`, ({ lat, lng }) => `category_page(${lat}, ${lng}, 10, ${rest})`);

/** What visitors, people who are signed in, and crawlers cause. */
export const growthQuestions: readonly GrowthQuestion[] = [
  search('nearest, 10 km', (spot) => at(spot, 10)),
  search('newest, 25 km', (spot) => at(spot, 25, `sort => 'date'`)),
  search('words, 10 km', (spot) => at(spot, 10, `words => 'registered nurse'`)),
  search('best, 25 km', (spot) => at(spot, 25, `words => 'registered nurse'`, `sort => 'relevance'`)),
  search('best, a common word, 100 km', (spot) => at(spot, 100, `words => 'work'`, `sort => 'relevance'`)),
  everywhere(search('best, everywhere', () => `words => 'registered nurse', sort => 'relevance'`)),
  everywhere(search('best, everywhere, a common word', () => `words => 'work', sort => 'relevance'`)),
  search('seven common words, 100 km, the 1,000th', (spot) =>
    at(spot, 100, `words => '${seven}'`, 'page_offset => 1000'),
  ),
  search('every filter at once', (spot) =>
    at(
      spot,
      100,
      `words => 'work team'`,
      `job_types => array['full-time', 'part-time']`,
      'min_pay => 15',
      `sort => 'relevance'`,
      'page_size => 50',
      `category => 'healthcare'`,
    ),
  ),
  search('newest volunteer work with a common word', (spot) =>
    at(spot, 100, `words => 'work'`, `job_types => array['volunteer']`, `sort => 'date'`),
  ),
  search('nearest, everywhere, the 1,000th', (spot) =>
    at(spot, null, 'page_size => 50', 'page_offset => 1000'),
  ),
  search('newest, 100 km, the 1,000th', (spot) =>
    at(spot, 100, `sort => 'date'`, 'page_size => 50', 'page_offset => 1000'),
  ),
  search('best paid, 100 km', (spot) => at(spot, 100, `sort => 'pay'`)),
  search('best fit, 100 km', (spot) => at(spot, 100, `sort => 'fit'`, shifts)),
  everywhere(
    search(
      'fifty words',
      () =>
        `words => 'work team week pay shift day hour train help need new guest clean place free apply full part time night good people job care kitchen store sale drive food school'`,
    ),
  ),
  count('25 km', (spot) => at(spot, 25)),
  count('100 km', (spot) => at(spot, 100)),
  count('words, 25 km', (spot) => at(spot, 25, `words => 'registered nurse'`)),
  count('a common word, 100 km', (spot) => at(spot, 100, `words => 'work'`)),
  everywhere(count('words, everywhere', () => `words => 'registered nurse'`)),
  everywhere(count('a common word, everywhere', () => `words => 'work'`)),
  count('a common word, pay that nobody pays', (spot) => at(spot, 100, `words => 'work'`, 'min_pay => 500')),
  count('pay that nobody pays', (spot) => at(spot, 100, 'min_pay => 500')),
  count('a type, 100 km', (spot) => at(spot, 100, `job_types => array['volunteer']`)),
  page('nearest, 25 km', (spot) => at(spot, 25)),
  page('words, 25 km', (spot) => at(spot, 25, `words => 'barista'`, `sort => 'relevance'`)),
  page('two words, 25 km', (spot) => at(spot, 25, `words => 'registered nurse'`, `sort => 'relevance'`)),
  page('a common word, newest', (spot) => at(spot, 25, `words => 'work'`, `sort => 'date'`)),
  everywhere(page('words, everywhere', () => `words => 'registered nurse', sort => 'relevance'`)),
  page('shifts, nearest, 100 km', (spot) => at(spot, 100, shifts)),
  page('shifts, newest, 100 km', (spot) => at(spot, 100, `sort => 'date'`, shifts)),
  preview('25 km', (spot) => at(spot, 25)),
  preview('100 km, a common word', (spot) => at(spot, 100, `words => 'work'`)),
  map('the country', 4),
  map('a region', 7),
  map('a city', 11),
  map('a quarter', 14),
  map('the country, a type', 4, `job_types => array['volunteer']`),
  map('a city, words', 11, `words => 'registered nurse'`),
  map('the country, words', 4, `words => 'registered nurse'`),
  map('the country, a common word', 4, `words => 'work'`),
  map('the country, pay', 4, 'min_pay => 30'),
  map('a city, pay', 11, 'min_pay => 30'),
  {
    name: 'similar jobs',
    as: 'anon',
    sql: (spot) => `select count(*) from public.similar_jobs('${spot.jobId}')`,
  },
  {
    name: 'a job’s page',
    as: 'service_role',
    sql: (spot) => `select count(*) from public.find_job_page('${spot.jobId}')`,
  },
  server(
    'facts of a place',
    ({ lat, lng, stateSlug, citySlug }) => `place_facts(${lat}, ${lng}, 10, '${stateSlug}', '${citySlug}')`,
  ),
  category('an industry', `'healthcare'`),
  category('a type, newest', `'full-time', 50, 0, 'date'`),
  category('a type, the 1,000th', `'full-time', 20, 1000`),
  server('lists to refresh after a posting', (spot) => `listings_of_jobs(array['${spot.jobId}'::uuid])`),
  server(
    'employer’s page',
    ({ stateSlug, citySlug, company }) =>
      `employer_page('${company.replaceAll("'", "''")}', '${stateSlug}', '${citySlug}')`,
  ),
  ...[
    server('claims of the home page', () => 'count_claims()'),
    server('categories', () => 'category_directory()'),
    server('largest cities', () => 'cities_with_jobs(max_results => 300)'),
    server('cities of a letter', () => `cities_with_jobs(initial => 's')`),
    server('cities of a state', () => `cities_with_jobs(state => 'california')`),
    server('sitemap: places of a state', () => `sitemap_places('california')`),
    server('sitemap: number of employers', () => 'count_employer_pages()'),
  ].map((question) => ({ ...question, isEverywhere: true })),
  server(
    'sitemap: a file of jobs',
    () => `sitemap_jobs('40000000-0000-0000-0000-000000000000', '40400000-0000-0000-0000-000000000000')`,
    { isEverywhere: true },
  ),
  server('sitemap: a file of employers', () => `sitemap_employers('40', '404')`, { isEverywhere: true }),
  {
    name: 'saved talents, 1,000',
    as: 'authenticated',
    sql: () => 'select count(*) from public.my_saved_talents()',
    isEverywhere: true,
  },
];

const searchedWords =
  'barista,registered nurse,work,line cook,teacher,delivery driver,weekends,no experience'.split(',');

/** Random searches around the large cities and the crowded one; the same at each run. */
export function randomSearches(count: number): GrowthQuestion[] {
  const { pick, chance, int } = createRandom(seedOf('random searches'));
  return Array.from({ length: count }, () => {
    const words = chance(0.5) ? pick(searchedWords) : null;
    const args = at(
      pick([...largeCities, crowd]),
      pick([1, 5, 10, 25, 50, 100]),
      `sort => '${pick(words ? ['relevance', 'distance', 'date', 'pay'] : ['distance', 'date', 'pay'])}'`,
      `page_offset => ${pick([0, 0, 20, 980])}`,
      ...(words ? [`words => '${words}'`] : []),
      ...(chance(0.3) ? [`job_types => array['${pick(['full-time', 'part-time', 'volunteer'])}']`] : []),
      ...(chance(0.3) ? [`min_pay => ${int(12, 60)}`] : []),
      ...(chance(0.2) ? [shifts] : []),
    );
    return { name: args, as: 'anon', sql: () => `select total from public.find_jobs(${args})` };
  });
}
