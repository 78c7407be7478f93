import { createRandom, createSeed } from '../../supabase/seed/random.ts';
import { crowdedCity } from './sql-databases.ts';

export type CityLocation = { stateSlug: string; citySlug: string; lat: number; lng: number };

export type JobLocation = CityLocation & { jobId: string; company: string };

export type BenchQuery = {
  name: string;
  as: 'anon' | 'authenticated' | 'service_role';
  sql(city: JobLocation): string;
  /** The query has no place, so it is not measured in the crowded city. */
  isEverywhere?: boolean;
};

/** The cities with the most people and jobs, whose results grow first with the number of jobs. */
export const largeCities: readonly CityLocation[] = [
  { stateSlug: 'new-york', citySlug: 'new-york', lat: 40.7143, lng: -74.006 },
  { stateSlug: 'california', citySlug: 'los-angeles', lat: 34.0522, lng: -118.2437 },
  { stateSlug: 'illinois', citySlug: 'chicago', lat: 41.85, lng: -87.65 },
  { stateSlug: 'texas', citySlug: 'houston', lat: 29.7633, lng: -95.3633 },
  { stateSlug: 'pennsylvania', citySlug: 'philadelphia', lat: 39.9524, lng: -75.1636 },
];

/** The city with additional jobs within 10 km; a larger circle contains hardly more. */
export const crowd: CityLocation = crowdedCity;

const sevenCommonWords = 'pay day look experience year need like';

const shifts = `more => '{"shifts": ["mon-morning", "tue-evening", "sat-night"]}'`;

const searchArgs = ({ lat, lng }: CityLocation, km: number | null, ...more: string[]) =>
  [
    `center_lat => ${lat}`,
    `center_lng => ${lng}`,
    ...(km === null ? [] : [`radius_km => ${km}`]),
    ...more,
  ].join(', ');

const search = (name: string, args: (city: JobLocation) => string): BenchQuery => ({
  name: `search: ${name}`,
  as: 'anon',
  sql: (city) => `select count(*) from public.search_jobs(${args(city)})`,
});
const count = (name: string, args: (city: JobLocation) => string): BenchQuery => ({
  name: `count: ${name}`,
  as: 'anon',
  sql: (city) => `select * from public.count_jobs(${args(city)})`,
});
const page = (name: string, args: (city: JobLocation) => string): BenchQuery => ({
  name: `page and total: ${name}`,
  as: 'anon',
  sql: (city) => `select json_array_length(jobs), total from public.search_and_count_jobs(${args(city)})`,
});
const preview = (name: string, args: (city: JobLocation) => string): BenchQuery => ({
  name: `alert preview: ${name}`,
  as: 'anon',
  sql: (city) => `select count(*) from public.preview_job_alert(${args(city)})`,
});
/** The area of a screen of 1280 × 800 around a place at a zoom level. */
const map = (name: string, zoom: number, ...more: string[]): BenchQuery => ({
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
const withoutLocation = (query: BenchQuery): BenchQuery => ({ ...query, isEverywhere: true });
const server = (
  name: string,
  call: (city: JobLocation) => string,
  more: Partial<BenchQuery> = {},
): BenchQuery => ({
  name,
  as: 'service_role',
  sql: (city) => `select length(public.${call(city)}::text)`,
  ...more,
});
const category = (name: string, rest: string): BenchQuery =>
  server(`category page: ${name}`, ({ lat, lng }) => `category_page(${lat}, ${lng}, 10, ${rest})`);

export const benchQueries: readonly BenchQuery[] = [
  search('nearest, 10 km', (city) => searchArgs(city, 10)),
  search('newest, 25 km', (city) => searchArgs(city, 25, `sort => 'date'`)),
  search('words, 10 km', (city) => searchArgs(city, 10, `words => 'registered nurse'`)),
  search('best, 25 km', (city) => searchArgs(city, 25, `words => 'registered nurse'`, `sort => 'relevance'`)),
  search('best, a common word, 100 km', (city) =>
    searchArgs(city, 100, `words => 'work'`, `sort => 'relevance'`),
  ),
  withoutLocation(search('best, everywhere', () => `words => 'registered nurse', sort => 'relevance'`)),
  withoutLocation(search('best, everywhere, a common word', () => `words => 'work', sort => 'relevance'`)),
  search('seven common words, 100 km, the 1,000th', (city) =>
    searchArgs(city, 100, `words => '${sevenCommonWords}'`, 'page_offset => 1000'),
  ),
  search('every filter at once', (city) =>
    searchArgs(
      city,
      100,
      `words => 'work team'`,
      `job_types => array['full-time', 'part-time']`,
      'min_pay => 15',
      `sort => 'relevance'`,
      'page_size => 50',
      `category => 'healthcare'`,
    ),
  ),
  search('newest volunteer work with a common word', (city) =>
    searchArgs(city, 100, `words => 'work'`, `job_types => array['volunteer']`, `sort => 'date'`),
  ),
  search('nearest, everywhere, the 1,000th', (city) =>
    searchArgs(city, null, 'page_size => 50', 'page_offset => 1000'),
  ),
  search('newest, 100 km, the 1,000th', (city) =>
    searchArgs(city, 100, `sort => 'date'`, 'page_size => 50', 'page_offset => 1000'),
  ),
  search('best paid, 100 km', (city) => searchArgs(city, 100, `sort => 'pay'`)),
  search('best fit, 100 km', (city) => searchArgs(city, 100, `sort => 'fit'`, shifts)),
  withoutLocation(
    search(
      'fifty words',
      () =>
        `words => 'work team week pay shift day hour train help need new guest clean place free apply full part time night good people job care kitchen store sale drive food school'`,
    ),
  ),
  count('25 km', (city) => searchArgs(city, 25)),
  count('100 km', (city) => searchArgs(city, 100)),
  count('words, 25 km', (city) => searchArgs(city, 25, `words => 'registered nurse'`)),
  count('a common word, 100 km', (city) => searchArgs(city, 100, `words => 'work'`)),
  withoutLocation(count('words, everywhere', () => `words => 'registered nurse'`)),
  withoutLocation(count('a common word, everywhere', () => `words => 'work'`)),
  count('a common word, pay that no job offers', (city) =>
    searchArgs(city, 100, `words => 'work'`, 'min_pay => 500'),
  ),
  count('pay that no job offers', (city) => searchArgs(city, 100, 'min_pay => 500')),
  count('a type, 100 km', (city) => searchArgs(city, 100, `job_types => array['volunteer']`)),
  page('nearest, 25 km', (city) => searchArgs(city, 25)),
  page('words, 25 km', (city) => searchArgs(city, 25, `words => 'barista'`, `sort => 'relevance'`)),
  page('two words, 25 km', (city) =>
    searchArgs(city, 25, `words => 'registered nurse'`, `sort => 'relevance'`),
  ),
  page('a common word, newest', (city) => searchArgs(city, 25, `words => 'work'`, `sort => 'date'`)),
  withoutLocation(page('words, everywhere', () => `words => 'registered nurse', sort => 'relevance'`)),
  page('shifts, nearest, 100 km', (city) => searchArgs(city, 100, shifts)),
  page('shifts, newest, 100 km', (city) => searchArgs(city, 100, `sort => 'date'`, shifts)),
  preview('25 km', (city) => searchArgs(city, 25)),
  preview('100 km, a common word', (city) => searchArgs(city, 100, `words => 'work'`)),
  map('the country', 4),
  map('a region', 7),
  map('a city', 11),
  map('a neighborhood', 14),
  map('the country, a type', 4, `job_types => array['volunteer']`),
  map('a city, words', 11, `words => 'registered nurse'`),
  map('the country, words', 4, `words => 'registered nurse'`),
  map('the country, a common word', 4, `words => 'work'`),
  map('the country, pay', 4, 'min_pay => 30'),
  map('a city, pay', 11, 'min_pay => 30'),
  {
    name: 'similar jobs',
    as: 'anon',
    sql: (city) => `select count(*) from public.similar_jobs('${city.jobId}')`,
  },
  {
    name: 'a job’s page',
    as: 'service_role',
    sql: (city) => `select count(*) from public.get_job_page('${city.jobId}')`,
  },
  server(
    'facts of a place',
    ({ lat, lng, stateSlug, citySlug }) => `place_facts(${lat}, ${lng}, 10, '${stateSlug}', '${citySlug}')`,
  ),
  category('an industry', `'healthcare'`),
  category('a type, newest', `'full-time', 50, 0, 'date'`),
  category('a type, the 1,000th', `'full-time', 20, 1000`),
  server(
    'lists to refresh after a posting',
    (city) => `list_affected_listings(array['${city.jobId}'::uuid])`,
  ),
  server(
    'employer’s page',
    ({ stateSlug, citySlug, company }) =>
      `get_employer_page('${company.replaceAll("'", "''")}', '${stateSlug}', '${citySlug}')`,
  ),
  ...[
    server('claims of the home page', () => 'count_claims()'),
    server('categories', () => 'category_directory()'),
    server('largest cities', () => 'cities_with_jobs(max_results => 300)'),
    server('cities of a letter', () => `cities_with_jobs(initial => 's')`),
    server('cities of a state', () => `cities_with_jobs(state => 'california')`),
    server('sitemap: places of a state', () => `sitemap_places('california')`),
    server('sitemap: number of employers', () => 'count_employer_pages()'),
  ].map((query) => ({ ...query, isEverywhere: true })),
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
export function randomSearches(count: number): BenchQuery[] {
  const { pick, chance, int } = createRandom(createSeed('random searches'));
  return Array.from({ length: count }, () => {
    const words = chance(0.5) ? pick(searchedWords) : null;
    const args = searchArgs(
      pick([...largeCities, crowd]),
      pick([1, 5, 10, 25, 50, 100]),
      `sort => '${pick(words ? ['relevance', 'distance', 'date', 'pay'] : ['distance', 'date', 'pay'])}'`,
      `page_offset => ${pick([0, 0, 20, 980])}`,
      ...(words ? [`words => '${words}'`] : []),
      ...(chance(0.3) ? [`job_types => array['${pick(['full-time', 'part-time', 'volunteer'])}']`] : []),
      ...(chance(0.3) ? [`min_pay => ${int(12, 60)}`] : []),
      ...(chance(0.2) ? [shifts] : []),
    );
    return { name: args, as: 'anon', sql: () => `select total from public.search_and_count_jobs(${args})` };
  });
}
