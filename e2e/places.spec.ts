import type { APIRequestContext } from '@playwright/test';
import type { Sql } from 'postgres';
import { googleErrors } from '../tests/jobs/google-rules';
import { brokenRules, type Posting } from '../tests/jobs/posting-rules';
import { newMark } from '../tests/support/mark';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

/** What an address must answer over raw HTTP. A canonical of `true` is the address itself; robots null may index. */
type Row = {
  path: string;
  status: number;
  location?: string;
  canonical?: string | true;
  robots?: string;
  kinds?: string[];
};

const hidden = 'noindex, follow';
const place = ['BreadcrumbList'];
const job = ['JobPosting', 'BreadcrumbList'];
const page = (path: string, rest: Partial<Row> = {}): Row => ({
  path,
  status: 200,
  canonical: true,
  kinds: place,
  ...rest,
});
const moved = (path: string, location: string): Row => ({ path, status: 308, location });
const missing = (path: string): Row => ({ path, status: 404, kinds: [] });

const joes = "Joe's Café & Grill / 24h";
const joesPath = `/missouri/columbia/employers/${encodeURIComponent(joes.toLowerCase())}`;

test('sixty addresses: status, canonical address, robots and structured data', async ({ request, sql }) => {
  test.setTimeout(120_000);
  const mark = newMark();
  const austin = { state: 'Texas', city: 'Austin', coordinates: { lat: 30.27, lng: -97.74 } };
  await postMany(sql, mark);
  const plain = await postJob(sql, { ...austin, neighborhood: null, title: `Plain Baker ${mark}` });
  const near = await postJob(sql, { ...austin, neighborhood: 'Hyde Park', title: `Near Baker ${mark}` });
  const search = await postJob(sql, { ...austin, neighborhood: null, title: 'Search' });
  const emoji = await postJob(sql, { ...austin, neighborhood: null, title: '🎉🎉' });
  const elsewhere = await postJob(sql, {
    state: '',
    city: '',
    neighborhood: null,
    title: `Nowhere Baker ${mark}`,
  });
  const closed = await postJob(sql, {
    ...austin,
    neighborhood: null,
    title: `Closed Baker ${mark}`,
    status: 'closed',
  });
  const gone = await postJob(sql, {
    ...austin,
    neighborhood: null,
    title: `Gone Baker ${mark}`,
    expires_at: new Date(Date.now() - 20 * 86_400_000),
  });
  const slugOf = (path: string) => path.split('/').at(-1) ?? '';
  const bare = `/${elsewhere.slug}`;
  expect(search.slug).toMatch(/^search-\d+$/);
  expect(emoji.slug).toMatch(/^job(-\d+)?$/);

  const rows: Row[] = [
    page('/texas/austin'),
    { path: '/texas/austin?utm_source=mail', status: 307, location: '/texas/austin' },
    page('/texas/austin?type=full-time', { canonical: '/texas/austin' }),
    page('/texas/austin?radius=50', { canonical: '/texas/austin' }),
    page('/texas/austin?view=map&q=baker', { canonical: '/texas/austin' }),
    moved('/tx/austin?q=baker', '/texas/austin?q=baker'),
    page('/missouri/columbia'),
    page('/south-carolina/columbia'),
    page('/missouri/st-louis'),
    moved('/missouri/saint-louis', '/missouri/st-louis'),
    moved('/mo/St%20Louis', '/missouri/st-louis'),
    page('/idaho/coeur-dalene'),
    moved("/idaho/Coeur%20d'Alene", '/idaho/coeur-dalene'),
    moved('/idaho/coeur-d-alene', '/idaho/coeur-dalene'),
    page('/missouri/ofallon'),
    moved('/missouri/o-fallon', '/missouri/ofallon'),
    page('/north-carolina/winston-salem'),
    page('/district-of-columbia/washington'),
    moved('/dc/washington', '/district-of-columbia/washington'),
    page('/new-york/new-york/brooklyn'),
    moved('/new-york/brooklyn', '/new-york/new-york/brooklyn'),
    moved('/new-york/new-york-city', '/new-york/new-york'),
    moved('/Texas/Austin', '/texas/austin'),
    moved('/texas/austin/', '/texas/austin'),
    moved('/texas/austin/page/1', '/texas/austin'),
    missing('/texas/austin/page/0'),
    missing('/texas/austin/page/400'),
    missing('/texas/austin/page/two'),
    missing('/texas/austin/page'),
    page('/texas/austin/hyde-park'),
    moved('/TX/austin/Hyde%20Park', '/texas/austin/hyde-park'),
    page('/texas/austin/jobs/full-time'),
    page('/texas/austin/hyde-park/jobs/full-time'),
    page('/texas/austin/jobs/bread'),
    moved('/texas/austin/jobs/Full%20Time', '/texas/austin/jobs/full-time'),
    missing(`/texas/austin/jobs/no-such-skill-${mark}`),
    missing('/texas/austin/jobs'),
    missing('/texas/austin/employers'),
    missing('/texas/austin/talents'),
    page(joesPath),
    moved(`/missouri/columbia/employers/${encodeURIComponent(joes)}`, joesPath),
    moved(`/mo/columbia/employers/${encodeURIComponent(joes.toLowerCase())}`, joesPath),
    page(`${joesPath}?view=map`, { canonical: joesPath }),
    missing(`/texas/austin/employers/nobody-${mark}`),
    page('/texas'),
    moved('/tx', '/texas'),
    moved('/New%20York', '/new-york'),
    missing('/texas/no-such-town'),
    missing('/atlantis/atlantis'),
    missing('/texas/wp-login.php'),
    missing('/texas/austin/..%2f..%2fetc'),
    page('/alaska/adak', { robots: hidden }),
    page('/cities'),
    page('/cities/a'),
    moved('/cities/A', '/cities/a'),
    missing('/cities/42'),
    page('/categories'),
    page(plain.path.replace('/hyde-park', ''), { kinds: job }),
    page(near.path, { kinds: job }),
    page(`/job/${near.id}`, { canonical: near.path, kinds: job }),
    page(`/${near.slug}`, { canonical: near.path, kinds: job }),
    page(`/texas/austin/hyde-park/${slugOf(near.path)}`, { kinds: job }),
    page(`/texas/austin/${search.slug}`, { kinds: job }),
    page('/texas/austin/search', { canonical: `/texas/austin/${search.slug}`, kinds: job }),
    page(`/texas/austin/${emoji.slug}`, { kinds: job }),
    page(bare, { kinds: place }),
    page(`/texas/austin/${closed.slug}`, { robots: hidden }),
    missing(`/texas/austin/${gone.slug}`),
  ];
  expect(rows.length).toBeGreaterThanOrEqual(60);

  const answers: Row[] = [];
  for (const row of rows) answers.push(await ask(request, row));
  expect(answers).toEqual(
    rows.map((row) => ({ ...row, canonical: row.canonical === true ? row.path : row.canonical })),
  );
});

test('an open job tells search engines what its page shows', async ({ request, sql }) => {
  const { path } = await postJob(sql, { title: `Rule Baker ${newMark()}` });
  const told = structuredData(await (await request.get(path)).text());
  const [posting] = told.filter((data) => data['@type'] === 'JobPosting');
  expect(posting && brokenRules(posting, new Date())).toEqual([]);
  expect(await googleErrors(told)).toEqual([]);
});

test('the structured data of every kind of page and of jobs of the demonstration has no error', async ({
  request,
  sql,
}) => {
  const jobs = await sql<{ slug: string }[]>`
    select min(slug) as slug from public.jobs
    where is_demo and status = 'open' and expires_at > now() group by type, salary ->> 'period', application_url is null`;
  expect(jobs.length).toBeGreaterThan(8);
  const lists = [
    '/texas',
    '/texas/austin',
    '/texas/austin/hyde-park',
    '/texas/austin/jobs/full-time',
    '/cities',
  ];
  for (const path of [...jobs.map(({ slug }) => `/${slug}`), ...lists]) {
    const told = structuredData(await (await request.get(path)).text());
    expect([path, told.length > 0, await googleErrors(told)]).toEqual([path, true, []]);
    for (const data of told.filter((each) => each['@type'] === 'JobPosting'))
      expect([path, brokenRules(data, new Date())]).toEqual([path, []]);
  }
});

test('the sitemaps name every open job once, at its canonical address, and forget it when it closes', async ({
  request,
  sql,
}) => {
  const baker = await postJob(sql, { title: `Sitemap Baker ${newMark()}` });
  const before = await openJobPaths(sql);
  const told = (await entriesOf(request, 'jobs')).map(({ path }) => path);
  const after = await openJobPaths(sql);
  expect(new Set(told).size).toBe(told.length);
  expect(told).toContain(baker.path);
  // Other tests post and close beside this one: what was open all the time is there, and nothing that never was.
  const open = new Set(told);
  expect([...before].filter((path) => after.has(path) && !open.has(path))).toEqual([]);
  expect(told.filter((path) => !before.has(path) && !after.has(path))).toEqual([]);
  await sql`update public.jobs set status = 'closed' where id = ${baker.id}`;
  expect((await entriesOf(request, 'jobs')).map(({ path }) => path)).not.toContain(baker.path);
});

test('the sitemaps name every place with three open jobs around it, and when one of them last changed', async ({
  request,
  sql,
}) => {
  test.slow();
  const told = new Map(
    (await entriesOf(request, 'places')).map(({ path, changedAt }) => [path, changedAt] as const),
  );
  // Counted the slow way, over the demonstration's jobs alone: those of other tests come and go.
  const places = await sql<{ path: string; open: number; all: number; changed: Date }[]>`
    with near as (
      select place.id, job.is_demo and job.status = 'open' and job.expires_at > now() as counts, job.is_demo, job.updated_at
      from public.places as place join public.jobs as job
        on abs(place.lat - job.lat) < 0.1 and abs(place.lng - job.lng) < 0.3
          and public.arc_km(place.pt operator(extensions.<->) job.pt) <= 10
      where place.kind in ('city', 'neighborhood') and place.namesake = 0 and place.state_slug = 'texas')
    select '/' || concat_ws('/', state_slug, city_slug, neighborhood_slug) as path,
      (count(*) filter (where counts))::int as open, count(*)::int as all,
      max(updated_at) filter (where is_demo) as changed
    from near join public.places using (id) group by 1`;
  const missing = places.filter(({ path, open }) => open >= 3 && !told.has(path));
  expect(missing).toEqual([]);
  expect(places.filter(({ path, all }) => all < 3 && told.has(path))).toEqual([]);
  const quiet = places.filter(({ open, all }) => open >= 3 && open === all);
  expect(quiet.length).toBeGreaterThan(100);
  expect(quiet.map(({ path }) => [path, told.get(path)])).toEqual(
    quiet.map(({ path, changed }) => [path, changed.toISOString()]),
  );
});

test('the sitemaps name every company in each city where it hires', async ({ request, sql }) => {
  const told = (await entriesOf(request, 'employers')).map(({ path }) => path);
  expect(new Set(told).size).toBe(told.length);
  const posted = await sql<{ name: string; place: string; demo: boolean }[]>`
    select company_slug as name, state_slug || '/' || city_slug as place,
      bool_or(is_demo and status = 'open' and expires_at > now()) as demo
    from public.jobs group by 1, 2`;
  const paths = new Map<string, boolean>(
    posted.map(({ name, place, demo }) => [`/${place}/employers/${encodeURIComponent(name)}`, demo] as const),
  );
  const named = new Set(told);
  expect([...paths].filter(([path, isDemo]) => isDemo && !named.has(path))).toEqual([]);
  expect(told.filter((path) => !paths.has(path))).toEqual([]);
});

test('what the sitemaps name answers 200 and calls itself canonical', async ({ request }) => {
  test.setTimeout(120_000);
  for (const kind of ['jobs', 'places', 'employers']) {
    const paths = (await entriesOf(request, kind)).map(({ path }) => path);
    const step = Math.ceil(paths.length / 10);
    for (const path of paths.filter((_path, index) => index % step === 0)) {
      const { status, canonical, robots } = await ask(request, { path, status: 200, canonical: true });
      expect({ path, status, canonical, robots }).toEqual({
        path,
        status: 200,
        canonical: path,
        robots: undefined,
      });
    }
  }
});

test('directories and pages of text have the card of a shared link', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const path of ['/texas', '/cities', '/cities/a', '/categories', '/transparency']) {
    const html = await read(path);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(html, `${path} ${name}`).toContain(`property="${name}"`);
  }
  for (const path of ['/about', '/accessibility', '/career-resources', '/employers', '/help'])
    expect(await read(path), path).toContain('property="og:title"');
});

test('a company has a feed for its own site', async ({ request }) => {
  const { items } = await (await request.get('/feeds/json/texas/austin')).json();
  const company: string = items[0].authors[0].name;
  const feed = await request.get(
    `/feeds/json/texas/austin/employers/${encodeURIComponent(company.toLowerCase())}`,
  );
  expect(feed.headers()['access-control-allow-origin']).toBe('*');
  const { items: own } = await feed.json();
  expect(new Set(own.map((item: { authors: { name: string }[] }) => item.authors[0]?.name))).toEqual(
    new Set([company]),
  );
  expect((await request.get('/feeds/json/texas/austin/employers/no-such-company')).status()).toBe(404);
});

test('a place is told as RSS, Atom and JSON Feed, and its page links to them', async ({ page, request }) => {
  await page.goto('/texas/austin');
  for (const [format, type] of [
    ['rss', 'application/rss+xml'],
    ['atom', 'application/atom+xml'],
    ['json', 'application/feed+json'],
  ] as const) {
    const href = await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute('href');
    expect(href).toContain(`/feeds/${format}/texas/austin`);
    const answer = await request.get(`/feeds/${format}/texas/austin`);
    expect(answer.headers()['content-type']).toContain(type);
    const text = await answer.text();
    const problem = await page.evaluate(
      ([xml, isJson]) =>
        isJson
          ? JSON.parse(xml).items.length > 0
            ? null
            : 'empty'
          : (new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')
              ?.textContent ?? null),
      [text, format === 'json'] as const,
    );
    expect(problem).toBeNull();
  }
});

test('whatever a job is called, feeds and sitemaps stay well-formed and say it', async ({
  page,
  request,
  sql,
}) => {
  const mark = newMark();
  const title = `<b>"Chef" & 'Cook'</b> ]]> <!-- 厨师 🍜 é ${mark}`;
  const { id } = await postJob(sql, {
    title: `${title}\u0001\u0007\ufffe`,
    state: 'Alaska',
    city: 'Sand Point',
    neighborhood: `Pier <1> & "2" ${mark}`,
    coordinates: { lat: 55.3397, lng: -160.4972 },
  });
  await page.goto('about:blank');
  /** The texts of an XML document's elements of that name, by a browser's parser, which refuses what is not well-formed. */
  const read = async (path: string, name: string) => {
    const text = await (await request.get(path)).text();
    return page.evaluate(
      ([xml, wanted]) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const problem = parsed.querySelector('parsererror')?.textContent;
        if (problem) throw new Error(problem);
        return [...parsed.getElementsByTagName(wanted)].map(({ textContent }) => textContent ?? '');
      },
      [text, name] as const,
    );
  };
  for (const format of ['rss', 'atom']) {
    const titles = await read(`/feeds/${format}/alaska/sand-point`, 'title');
    expect(titles.filter((each) => each.startsWith(`${title} at `))).toHaveLength(1);
    expect(
      await read(`/feeds/${format}/search?q=${encodeURIComponent('Chef <"&\'> \u0001')}`, 'title'),
    ).not.toEqual([]);
  }
  const { items } = await (await request.get('/feeds/json/alaska/sand-point')).json();
  expect(items.map((item: { id: string }) => item.id)).toContain(id);
  for (const file of ['/sitemap.xml', '/sitemap/jobs.xml', '/sitemap/places.xml', '/sitemap/employers.xml'])
    expect((await read(file, 'loc')).length).toBeGreaterThan(0);
});

test('a city page is filtered, seen on a map, and left for its neighbors', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/texas/austin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Austin, Texas');
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL('/texas/austin?view=map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Austin, Texas');
  await page.goto('/texas/austin');
  await page
    .getByRole('navigation', { name: 'More around Austin' })
    .getByRole('link', { name: 'Full Time' })
    .click();
  await expect(page).toHaveURL('/texas/austin/jobs/full-time');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full Time jobs in Austin, Texas');
});

test('a shared job, place and page have an image', async ({ request, sql }) => {
  const { id } = await postJob(sql);
  // Letters that the font has not: the drawing must neither fail nor ask a server of others for them.
  const emoji = await postJob(sql, { title: '🍕 Chef 👩‍🍳 ™' });
  const foreign = await postJob(sql, { title: '看護師' });
  const jobs = [id, emoji.id, foreign.id].map((each) => `/og/job/${each}`);
  for (const path of [...jobs, '/og/place/texas/austin/jobs/full-time', '/og/page/home']) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect((await answer.body()).subarray(1, 4).toString()).toBe('PNG');
  }
  expect((await request.get('/og/place/texas/no-such-town')).status()).toBe(404);
});

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
});

async function ask(
  request: APIRequestContext,
  { path, location, canonical, robots, kinds }: Row,
): Promise<Row> {
  const answer = await request.get(path, { maxRedirects: 0 });
  const status = answer.status();
  const row: Row = { path, status };
  if (location !== undefined || status >= 300) {
    const told = answer.headers().location;
    if (told !== undefined) row.location = told.replace(/^https?:\/\/[^/]+/, '');
  }
  if (status >= 300 && status < 400) return row;
  const html = await answer.text();
  if (kinds !== undefined) row.kinds = structuredData(html).map((data) => String(data['@type']));
  if (status !== 200) return row;
  const found = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
  if (canonical !== undefined && found !== undefined) row.canonical = unescaped(found);
  const told = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  if (told !== undefined) row.robots = told;
  else if (robots !== undefined) row.robots = 'none';
  return row;
}

const unescaped = (html: string) => html.replaceAll('&amp;', '&').replaceAll(/&#(x27|39);/g, "'");

function structuredData(html: string): Posting[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
}

/** Everything that the files of one kind tell. */
async function entriesOf(request: APIRequestContext, kind: string): Promise<SitemapEntry[]> {
  const index = await readSitemap(request, '/sitemap.xml');
  const files = index.map(({ path }) => path).filter((path) => path.startsWith(`/sitemap/${kind}`));
  expect(files).not.toEqual([]);
  return (await Promise.all(files.map((file) => readSitemap(request, file)))).flat();
}

type SitemapEntry = { path: string; changedAt: string | undefined };

async function readSitemap(request: APIRequestContext, file: string): Promise<SitemapEntry[]> {
  const answer = await request.get(file);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, path, changedAt]) => ({ path: unescaped(path ?? ''), changedAt }),
  );
}

/** The canonical address of each open job (D7), said a second time. */
async function openJobPaths(sql: Sql): Promise<Set<string>> {
  const jobs = await sql<{ segments: string[] }[]>`
    select case when state_slug in ('', 'unknown') or city_slug in ('', 'unknown') then array[slug]
      when coalesce(neighborhood_slug, '') in ('', 'employers', 'talents', 'jobs', 'page') then array[state_slug, city_slug, slug]
      else array[state_slug, city_slug, neighborhood_slug, slug] end as segments
    from public.jobs where status = 'open' and expires_at > now()`;
  return new Set(jobs.map(({ segments }) => `/${segments.map(encodeURIComponent).join('/')}`));
}

/** Three jobs in each place of the table, so that its page may be indexed; Columbia's are of a company with a difficult name. */
async function postMany(sql: Sql, mark: string): Promise<void> {
  const places = [
    ['Texas', 'Austin', 'Hyde Park', 30.3, -97.73],
    ['Missouri', 'Columbia', null, 38.9517, -92.3341],
    ['South Carolina', 'Columbia', null, 34.0007, -81.0348],
    ['Missouri', 'St. Louis', null, 38.627, -90.1994],
    ['Idaho', "Coeur d'Alene", null, 47.6777, -116.7805],
    ['Missouri', "O'Fallon", null, 38.8106, -90.6998],
    ['North Carolina', 'Winston-Salem', null, 36.0999, -80.2442],
    ['District of Columbia', 'Washington', null, 38.8951, -77.0364],
    ['New York', 'New York', 'Brooklyn', 40.6501, -73.9496],
  ] as const;
  for (const [state, city, neighborhood, lat, lng] of places)
    for (const number of [1, 2, 3])
      await postJob(sql, {
        state,
        city,
        neighborhood,
        coordinates: { lat, lng },
        title: `Table Baker ${mark} ${number}`,
      });
  const userId = crypto.randomUUID();
  await sql`insert into auth.users (id, email) values (${userId}, ${`joe-${mark}@example.com`})`;
  await sql`
    insert into public.employer_profiles (user_id, company_name, company_description, industry, location)
    select ${userId}, ${joes}, 'A grill.', 'Hospitality', location from public.employer_profiles limit 1`;
  await sql`
    insert into public.jobs (employer_id, title, company_name, location, description, type, contact)
    select ${userId}, title, ${joes}, location, description, type, contact from public.jobs
    where title like ${`Table Baker ${mark}%`} and city_slug = 'columbia' and state_slug = 'missouri'`;
}
