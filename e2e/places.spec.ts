import type { APIRequestContext } from '@playwright/test';
import type { Sql } from 'postgres';
import { listGoogleErrors } from '../tests/jobs/google-rules';
import { listBrokenRules, type Posting } from '../tests/jobs/posting-rules';
import { createMark } from '../tests/support/mark';
import { postJob } from './fixtures/posted-job';
import { expect, test } from './fixtures/test';

/**
 * A response, received or expected. `canonical: true` means the path itself; a page without `robots` may be indexed.
 * `kinds` are the types of its structured data.
 */
type PageFacts = {
  path: string;
  status: number;
  location?: string;
  canonical?: string | true;
  robots?: string;
  kinds?: string[];
};

const notIndexed = 'noindex, follow';
const listKinds = ['BreadcrumbList'];
const jobKinds = ['JobPosting', 'BreadcrumbList'];
const listedPage = (path: string, rest: Partial<PageFacts> = {}): PageFacts => ({
  path,
  status: 200,
  canonical: true,
  kinds: listKinds,
  ...rest,
});
const movedPage = (path: string, location: string): PageFacts => ({ path, status: 308, location });
const missingPage = (path: string): PageFacts => ({ path, status: 404, kinds: [] });

const joes = "Joe's Café & Grill / 24h";
const joesPath = `/missouri/columbia/employers/${encodeURIComponent(joes.toLowerCase())}`;

test('sixty URLs have the expected status, canonical URL, robots directive and structured data', async ({
  request,
  sql,
}) => {
  test.setTimeout(120_000);
  const mark = createMark();
  const austin = { state: 'Texas', city: 'Austin', coordinates: { lat: 30.27, lng: -97.74 } };
  await postIndexedJobs(sql, mark);
  const plain = await postJob(sql, { ...austin, neighborhood: null, title: `Plain Baker ${mark}` });
  const near = await postJob(sql, { ...austin, neighborhood: 'Hyde Park', title: `Near Baker ${mark}` });
  const search = await postJob(sql, { ...austin, neighborhood: null, title: 'Search' });
  const emoji = await postJob(sql, { ...austin, neighborhood: null, title: '🎉🎉' });
  const placeless = await postJob(sql, {
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
  const expired = await postJob(sql, {
    ...austin,
    neighborhood: null,
    title: `Gone Baker ${mark}`,
    expires_at: new Date(Date.now() - 20 * 86_400_000),
  });
  expect(search.slug).toMatch(/^search-\d+$/);
  expect(emoji.slug).toMatch(/^job(-\d+)?$/);

  const expectedPages: PageFacts[] = [
    listedPage('/texas/austin'),
    { path: '/texas/austin?utm_source=mail', status: 307, location: '/texas/austin' },
    listedPage('/texas/austin?type=full-time', { canonical: '/texas/austin' }),
    listedPage('/texas/austin?radius=50', { canonical: '/texas/austin' }),
    listedPage('/texas/austin?view=map&q=baker', { canonical: '/texas/austin' }),
    movedPage('/tx/austin?q=baker', '/texas/austin?q=baker'),
    listedPage('/missouri/columbia'),
    listedPage('/south-carolina/columbia'),
    listedPage('/missouri/st-louis'),
    movedPage('/missouri/saint-louis', '/missouri/st-louis'),
    movedPage('/mo/St%20Louis', '/missouri/st-louis'),
    listedPage('/idaho/coeur-dalene'),
    movedPage("/idaho/Coeur%20d'Alene", '/idaho/coeur-dalene'),
    movedPage('/idaho/coeur-d-alene', '/idaho/coeur-dalene'),
    listedPage('/missouri/ofallon'),
    movedPage('/missouri/o-fallon', '/missouri/ofallon'),
    listedPage('/north-carolina/winston-salem'),
    listedPage('/district-of-columbia/washington'),
    movedPage('/dc/washington', '/district-of-columbia/washington'),
    listedPage('/new-york/new-york/brooklyn'),
    movedPage('/new-york/brooklyn', '/new-york/new-york/brooklyn'),
    movedPage('/new-york/new-york-city', '/new-york/new-york'),
    movedPage('/Texas/Austin', '/texas/austin'),
    movedPage('/texas/austin/', '/texas/austin'),
    movedPage('/texas/austin/page/1', '/texas/austin'),
    missingPage('/texas/austin/page/0'),
    missingPage('/texas/austin/page/400'),
    missingPage('/texas/austin/page/two'),
    missingPage('/texas/austin/page'),
    listedPage('/texas/austin/hyde-park'),
    movedPage('/TX/austin/Hyde%20Park', '/texas/austin/hyde-park'),
    listedPage('/texas/austin/jobs/full-time'),
    listedPage('/texas/austin/hyde-park/jobs/full-time'),
    listedPage('/texas/austin/jobs/bread'),
    movedPage('/texas/austin/jobs/Full%20Time', '/texas/austin/jobs/full-time'),
    missingPage(`/texas/austin/jobs/no-such-skill-${mark}`),
    missingPage('/texas/austin/jobs'),
    missingPage('/texas/austin/employers'),
    missingPage('/texas/austin/talents'),
    listedPage(joesPath),
    movedPage(`/missouri/columbia/employers/${encodeURIComponent(joes)}`, joesPath),
    movedPage(`/mo/columbia/employers/${encodeURIComponent(joes.toLowerCase())}`, joesPath),
    listedPage(`${joesPath}?view=map`, { canonical: joesPath }),
    missingPage(`/texas/austin/employers/unknown-${mark}`),
    listedPage('/texas'),
    movedPage('/tx', '/texas'),
    movedPage('/New%20York', '/new-york'),
    missingPage('/texas/no-such-town'),
    missingPage('/atlantis/atlantis'),
    missingPage('/texas/wp-login.php'),
    missingPage('/texas/austin/..%2f..%2fetc'),
    listedPage('/alaska/adak', { robots: notIndexed }),
    listedPage('/cities'),
    listedPage('/cities/a'),
    movedPage('/cities/A', '/cities/a'),
    missingPage('/cities/42'),
    listedPage('/categories'),
    listedPage(plain.path.replace('/hyde-park', ''), { kinds: jobKinds }),
    listedPage(near.path, { kinds: jobKinds }),
    listedPage(`/job/${near.id}`, { canonical: near.path, kinds: jobKinds }),
    listedPage(`/${near.slug}`, { canonical: near.path, kinds: jobKinds }),
    listedPage(`/texas/austin/hyde-park/${near.slug}`, { kinds: jobKinds }),
    listedPage(`/texas/austin/${search.slug}`, { kinds: jobKinds }),
    listedPage('/texas/austin/search', { canonical: `/texas/austin/${search.slug}`, kinds: jobKinds }),
    listedPage(`/texas/austin/${emoji.slug}`, { kinds: jobKinds }),
    listedPage(`/${placeless.slug}`, { kinds: listKinds }),
    listedPage(`/texas/austin/${closed.slug}`, { robots: notIndexed }),
    missingPage(`/texas/austin/${expired.slug}`),
  ];
  expect(expectedPages.length).toBeGreaterThanOrEqual(60);

  const results: PageFacts[] = [];
  for (const page of expectedPages) results.push(await fetchPage(request, page));
  expect(results).toEqual(
    expectedPages.map((page) => ({
      ...page,
      canonical: page.canonical === true ? page.path : page.canonical,
    })),
  );
});

test('the structured data of an open job follows our rules and Google’s', async ({ request, sql }) => {
  const { path } = await postJob(sql, { title: `Rule Baker ${createMark()}` });
  const items = parseStructuredData(await (await request.get(path)).text());
  const [posting] = items.filter((data) => data['@type'] === 'JobPosting');
  expect(posting && listBrokenRules(posting, new Date())).toEqual([]);
  expect(await listGoogleErrors(items)).toEqual([]);
});

test('the structured data of demo jobs and of each kind of listing is valid', async ({ request, sql }) => {
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
    const items = parseStructuredData(await (await request.get(path)).text());
    expect([path, items.length > 0, await listGoogleErrors(items)]).toEqual([path, true, []]);
    for (const data of items.filter((item) => item['@type'] === 'JobPosting'))
      expect([path, listBrokenRules(data, new Date())]).toEqual([path, []]);
  }
});

test('the sitemaps list every open job once, at its canonical URL, and remove a closed job', async ({
  request,
  sql,
}) => {
  const baker = await postJob(sql, { title: `Sitemap Baker ${createMark()}` });
  const before = await listOpenJobPaths(sql);
  const listed = (await listSitemapEntries(request, 'jobs')).map(({ path }) => path);
  const after = await listOpenJobPaths(sql);
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toContain(baker.path);
  // Other tests post and close jobs in parallel, so only jobs that were open before and after have to be listed.
  const listedPaths = new Set(listed);
  expect([...before].filter((path) => after.has(path) && !listedPaths.has(path))).toEqual([]);
  expect(listed.filter((path) => !before.has(path) && !after.has(path))).toEqual([]);
  await sql`update public.jobs set status = 'closed' where id = ${baker.id}`;
  expect((await listSitemapEntries(request, 'jobs')).map(({ path }) => path)).not.toContain(baker.path);
});

test('the sitemaps list every place with three open jobs around it, and when such a job last changed', async ({
  request,
  sql,
}) => {
  test.slow();
  const listed = new Map(
    (await listSitemapEntries(request, 'places')).map(({ path, changedAt }) => [path, changedAt] as const),
  );
  // A slow count that is independent of the site. `open` has only demo jobs, because other tests change their own jobs.
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
  const missing = places.filter(({ path, open }) => open >= 3 && !listed.has(path));
  expect(missing).toEqual([]);
  expect(places.filter(({ path, all }) => all < 3 && listed.has(path))).toEqual([]);
  const demoPlaces = places.filter(({ open, all }) => open >= 3 && open === all);
  expect(demoPlaces.length).toBeGreaterThan(100);
  expect(demoPlaces.map(({ path }) => [path, listed.get(path)])).toEqual(
    demoPlaces.map(({ path, changed }) => [path, changed.toISOString()]),
  );
});

test('the sitemaps list every company in each city where it hires', async ({ request, sql }) => {
  const listed = (await listSitemapEntries(request, 'employers')).map(({ path }) => path);
  expect(new Set(listed).size).toBe(listed.length);
  const posted = await sql<{ name: string; place: string; demo: boolean }[]>`
    select company_slug as name, state_slug || '/' || city_slug as place,
      bool_or(is_demo and status = 'open' and expires_at > now()) as demo
    from public.jobs group by 1, 2`;
  const paths = new Map<string, boolean>(
    posted.map(({ name, place, demo }) => [`/${place}/employers/${encodeURIComponent(name)}`, demo] as const),
  );
  const listedPaths = new Set(listed);
  expect([...paths].filter(([path, isDemo]) => isDemo && !listedPaths.has(path))).toEqual([]);
  expect(listed.filter((path) => !paths.has(path))).toEqual([]);
});

test('the URLs in the sitemaps respond with 200 and are canonical', async ({ request }) => {
  test.setTimeout(120_000);
  for (const kind of ['jobs', 'places', 'employers']) {
    const paths = (await listSitemapEntries(request, kind)).map(({ path }) => path);
    const step = Math.ceil(paths.length / 10);
    for (const path of paths.filter((_path, index) => index % step === 0)) {
      const { status, canonical, robots } = await fetchPage(request, { path, status: 200, canonical: true });
      expect({ path, status, canonical, robots }).toEqual({
        path,
        status: 200,
        canonical: path,
        robots: undefined,
      });
    }
  }
});

test('directories have a complete preview for shared links, and text pages have at least a title for it', async ({
  request,
}) => {
  const fetchHtml = async (path: string) => (await request.get(path)).text();
  for (const path of ['/texas', '/cities', '/cities/a', '/categories', '/transparency']) {
    const html = await fetchHtml(path);
    expect(html, path).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(html, `${path} ${name}`).toContain(`property="${name}"`);
  }
  for (const path of ['/about', '/accessibility', '/career-resources', '/employers', '/help'])
    expect(await fetchHtml(path), path).toContain('property="og:title"');
});

test('a company’s feed has only its own jobs and can be read by other sites', async ({ request }) => {
  const { items } = await (await request.get('/feeds/json/texas/austin')).json();
  const company: string = items[0].authors[0].name;
  const feed = await request.get(
    `/feeds/json/texas/austin/employers/${encodeURIComponent(company.toLowerCase())}`,
  );
  expect(feed.headers()['access-control-allow-origin']).toBe('*');
  const { items: companyItems } = await feed.json();
  expect(new Set(companyItems.map((item: { authors: { name: string }[] }) => item.authors[0]?.name))).toEqual(
    new Set([company]),
  );
  expect((await request.get('/feeds/json/texas/austin/employers/no-such-company')).status()).toBe(404);
});

test('a place has RSS, Atom and JSON feeds, and its page links to them', async ({ page, request }) => {
  await page.goto('/texas/austin');
  for (const [format, type] of [
    ['rss', 'application/rss+xml'],
    ['atom', 'application/atom+xml'],
    ['json', 'application/feed+json'],
  ] as const) {
    const href = await page.locator(`link[rel="alternate"][type="${type}"]`).getAttribute('href');
    expect(href).toContain(`/feeds/${format}/texas/austin`);
    const response = await request.get(`/feeds/${format}/texas/austin`);
    expect(response.headers()['content-type']).toContain(type);
    const text = await response.text();
    const error = await page.evaluate(
      ([xml, isJson]) =>
        isJson
          ? JSON.parse(xml).items.length > 0
            ? null
            : 'empty'
          : (new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')
              ?.textContent ?? null),
      [text, format === 'json'] as const,
    );
    expect(error).toBeNull();
  }
});

test('feeds and sitemaps are well-formed with special characters in a job title', async ({
  page,
  request,
  sql,
}) => {
  const mark = createMark();
  const title = `<b>"Chef" & 'Cook'</b> ]]> <!-- 厨师 🍜 é ${mark}`;
  const { id } = await postJob(sql, {
    title: `${title}\u0001\u0007\ufffe`,
    state: 'Alaska',
    city: 'Sand Point',
    neighborhood: `Pier <1> & "2" ${mark}`,
    coordinates: { lat: 55.3397, lng: -160.4972 },
  });
  await page.goto('about:blank');
  /** The texts of the XML elements with this name. Throws for malformed XML. */
  const readElements = async (path: string, name: string) => {
    const text = await (await request.get(path)).text();
    return page.evaluate(
      ([xml, elementName]) => {
        const parsed = new DOMParser().parseFromString(xml, 'application/xml');
        const error = parsed.querySelector('parsererror')?.textContent;
        if (error) throw new Error(error);
        return [...parsed.getElementsByTagName(elementName)].map(({ textContent }) => textContent ?? '');
      },
      [text, name] as const,
    );
  };
  for (const format of ['rss', 'atom']) {
    const titles = await readElements(`/feeds/${format}/alaska/sand-point`, 'title');
    expect(titles.filter((name) => name.startsWith(`${title} at `))).toHaveLength(1);
    expect(
      await readElements(`/feeds/${format}/search?q=${encodeURIComponent('Chef <"&\'> \u0001')}`, 'title'),
    ).not.toEqual([]);
  }
  const { items } = await (await request.get('/feeds/json/alaska/sand-point')).json();
  expect(items.map((item: { id: string }) => item.id)).toContain(id);
  for (const file of ['/sitemap.xml', '/sitemap/jobs.xml', '/sitemap/places.xml', '/sitemap/employers.xml'])
    expect((await readElements(file, 'loc')).length).toBeGreaterThan(0);
});

test('a city page links to its map and to its categories', async ({ page }) => {
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

test('jobs, places and pages have a preview image for shared links', async ({ request, sql }) => {
  const { id } = await postJob(sql);
  // Characters that the font lacks: the image must not fail or fetch a font from another server.
  const emoji = await postJob(sql, { title: '🍕 Chef 👩‍🍳 ™' });
  const foreign = await postJob(sql, { title: '看護師' });
  const jobs = [id, emoji.id, foreign.id].map((jobId) => `/og/job/${jobId}`);
  for (const path of [...jobs, '/og/place/texas/austin/jobs/full-time', '/og/page/home']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    expect((await response.body()).subarray(1, 4).toString()).toBe('PNG');
  }
  expect((await request.get('/og/place/texas/no-such-town')).status()).toBe(404);
});

test('robots.txt names the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
});

async function fetchPage(
  request: APIRequestContext,
  { path, location, canonical, robots, kinds }: PageFacts,
): Promise<PageFacts> {
  const response = await request.get(path, { maxRedirects: 0 });
  const status = response.status();
  const page: PageFacts = { path, status };
  if (location !== undefined || status >= 300) {
    const target = response.headers().location;
    if (target !== undefined) page.location = target.replace(/^https?:\/\/[^/]+/, '');
  }
  if (status >= 300 && status < 400) return page;
  const html = await response.text();
  if (kinds !== undefined) page.kinds = parseStructuredData(html).map((data) => String(data['@type']));
  if (status !== 200) return page;
  const found = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
  if (canonical !== undefined && found !== undefined) page.canonical = unescapeHtml(found);
  const directive = /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
  if (directive !== undefined) page.robots = directive;
  else if (robots !== undefined) page.robots = 'none';
  return page;
}

const unescapeHtml = (html: string) => html.replaceAll('&amp;', '&').replaceAll(/&#(x27|39);/g, "'");

function parseStructuredData(html: string): Posting[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
    JSON.parse(text ?? ''),
  );
}

/** All entries of the sitemaps of one kind. */
async function listSitemapEntries(request: APIRequestContext, kind: string): Promise<SitemapEntry[]> {
  const index = await readSitemap(request, '/sitemap.xml');
  const files = index.map(({ path }) => path).filter((path) => path.startsWith(`/sitemap/${kind}`));
  expect(files).not.toEqual([]);
  return (await Promise.all(files.map((file) => readSitemap(request, file)))).flat();
}

type SitemapEntry = { path: string; changedAt: string | undefined };

async function readSitemap(request: APIRequestContext, file: string): Promise<SitemapEntry[]> {
  const response = await request.get(file);
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, path, changedAt]) => ({ path: unescapeHtml(path ?? ''), changedAt }),
  );
}

/** The canonical path of each open job (D7), computed independently of the site. */
async function listOpenJobPaths(sql: Sql): Promise<Set<string>> {
  const jobs = await sql<{ segments: string[] }[]>`
    select case when state_slug in ('', 'unknown') or city_slug in ('', 'unknown') then array[slug]
      when coalesce(neighborhood_slug, '') in ('', 'employers', 'talents', 'jobs', 'page') then array[state_slug, city_slug, slug]
      else array[state_slug, city_slug, neighborhood_slug, slug] end as segments
    from public.jobs where status = 'open' and expires_at > now()`;
  return new Set(jobs.map(({ segments }) => `/${segments.map(encodeURIComponent).join('/')}`));
}

/**
 * Posts three jobs in each place, so that its page may be indexed. The company in Columbia, Missouri, has a name that
 * URLs must escape.
 */
async function postIndexedJobs(sql: Sql, mark: string): Promise<void> {
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
