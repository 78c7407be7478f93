import type { IncomingMessage, ServerResponse } from 'node:http';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { searchFromTemplate } from '@/components/search/search-from-template';
import { duringExchange, givenAnswer, keepRendered, placeholderOf } from '@/lib/http/exchange.mjs';
import { type AskedPage, searchJobs } from '@/lib/jobs/queries';
import { placeLabel } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import { placeCookie, readPlaceCookie } from '@/lib/places/place-cookie';
import { number } from '@/messages/format';
import { watchCalls } from '../support/watch-calls.ts';
import { postJobs, removePostedJobs } from './posted-jobs.ts';

// Off Cape Cod, where nobody else's jobs are and Provincetown is the nearest place.
const center = { lat: 42.13, lng: -70.16 };
const at = `lat=${center.lat}&lng=${center.lng}`;
const titles = ['Lobster Cook', 'Lobster Cook', 'Net Mender & Painter'];

beforeAll(async () => {
  await postJobs(
    titles.map((title, index) => ({ title, coordinates: { ...center, lat: center.lat + index / 1000 } })),
  );
  await postJobs([{ title: 'Only One', coordinates: { lat: 42.13, lng: -70.4 } }]);
});
afterAll(removePostedJobs);

/** What Next.js was asked for. */
let rendered: string[];
beforeEach(() => {
  rendered = [];
});

/** A page of a search, as small as can be. */
function render({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  rendered.push(url);
  const query = new URLSearchParams(url.split('?')[1]);
  const own = readPlaceCookie(String(headers.cookie ?? ''), false);
  const isPlaced = own !== null || query.has('lat');
  const at = own?.place.coordinates ?? { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
  const around = {
    center_lat: at.lat,
    center_lng: at.lng,
    radius_km: Number(query.get('radius') ?? own?.radiusKm ?? 10),
  };
  const rest = {
    ...(query.has('q') && { words: query.get('q') }),
    sort: query.has('q') ? 'relevance' : 'distance',
    page_size: 20,
    page_offset: (Number(query.get('page') ?? 1) - 1) * 20,
  };
  const given = (asked: object) => givenAnswer(`find_jobs ${JSON.stringify(asked)}`) as AskedPage;
  const there = isPlaced ? given({ ...around, ...rest }) : null;
  const isOutside = there?.place.state === 'outside';
  const { found, place } = !there || isOutside ? given(rest) : there;
  const name = own ? placeLabel(own.place) : place.state === 'found' ? placeLabel(place.place) : '';
  keepRendered({ from: Date.now(), until: Date.now() + 30_000, tags: [] });
  response.setHeader('Content-Type', 'text/html');
  const heading = element(
    'h2',
    {},
    `${number(found.total)} ${found.total === 1 ? 'job' : 'jobs'} near ${name}`,
  );
  const words = query.get('q') ?? '';
  const link = element('a', {
    href: `/alerts/new?${new URLSearchParams({ place: name, ...(words && { q: words }) })}`,
  });
  const field = element('input', { name: 'q', defaultValue: words });
  const first = found.jobs[0]?.location.coordinates;
  const map = element('div', { 'data-opens-at': isPlaced && !isOutside ? '' : JSON.stringify(first) });
  const problem = there?.place.state === 'outside' ? `Not in ${there.place.country}.` : '';
  // The page of what is near says nothing of jobs where it knows no place.
  const isLooking = name !== '' || url.startsWith('/search');
  const empty = !isLooking
    ? ''
    : `<p>${renderToStaticMarkup(placeholderOf('hint') ?? '')}</p>${placeholderOf('ways')}`;
  response.end(
    `<title>${renderToStaticMarkup(placeholderOf('title') ?? '')}</title>${renderToStaticMarkup(heading)}${renderToStaticMarkup(link)}${renderToStaticMarkup(field)}${renderToStaticMarkup(map)}${problem}${
      found.total > 0 ? `<ul>${placeholderOf('jobs')}</ul>` : empty
    }`,
  );
}

/** The page of an address, from the second time on that its kind is asked for; null where it is for Next.js. */
async function page(url: string, cookie: string | null = null) {
  const exchange: Parameters<typeof duringExchange>[0] = { isForAll: true, isDocument: true };
  const ask = () =>
    new Promise<Awaited<ReturnType<typeof searchFromTemplate>>>((resolve, reject) =>
      duringExchange(exchange, () => {
        searchFromTemplate({ url, cookie, isHttps: false }, render).then(resolve, reject);
      }),
    );
  await ask();
  const answer = await ask();
  return answer && { ...answer, html: answer.body.toString(), keep: exchange.keep };
}

test('a search brings its place, its number and its jobs, and asks the database once', async () => {
  await page(`/jobs-near-me?${at}&radius=7`);
  const calls = watchCalls();
  const found = await page(`/jobs-near-me?${at}&radius=7`);
  expect(calls).toEqual(['find_jobs', 'find_jobs']);
  expect(found?.html).toContain('<h2>3 jobs near Provincetown, Massachusetts</h2>');
  expect(found?.html).toContain('<title>Find Jobs</title>');
  expect(found?.html).toContain('<a href="/alerts/new?place=Provincetown%2C+Massachusetts"></a>');
  expect(found?.html.match(/data-job-id/g)).toHaveLength(3);
  expect(found?.html).toContain('<bdi>Net Mender &amp; Painter</bdi>');
  expect(found?.headers).toEqual({ 'content-type': 'text/html' });
  const { jobs } = await searchJobs(
    { center, radiusKm: 7, query: '', types: [], minPay: null, sort: 'distance' },
    1,
  );
  expect(found?.keep?.tags).toEqual(expect.arrayContaining(jobs.map(({ id }) => `job:${id}`)));
});

test('all with the same filters are rendered once, wherever they are and whatever words they have', async () => {
  await page(`/search?${at}&radius=8&q=lobster`);
  expect(rendered).toHaveLength(2);
  const elsewhere = await page('/search?lat=42.131&lng=-70.161&radius=8&q=lobster');
  expect(elsewhere?.html).toContain('2 jobs near Provincetown');
  expect(elsewhere?.html).toContain('<title>“lobster”</title>');
  expect(rendered).toHaveLength(2);
  const otherWords = await page(`/search?${at}&radius=8&q=%22lobster%22+%3Ccook%3E`);
  expect(otherWords?.html).toContain('2 jobs near Provincetown');
  expect(otherWords?.html).toContain('<input name="q" value="&quot;lobster&quot; &lt;cook&gt;"/>');
  expect(otherWords?.html).toContain('&amp;q=%22lobster%22+%3Ccook%3E"></a>');
  expect(otherWords?.html).toContain('<title>“&quot;lobster&quot; &lt;cook&gt;”</title>');
  expect(rendered).toHaveLength(2);
  expect((await page(`/search?${at}&radius=8&q=$lobster`))?.html).toContain('<title>“$lobster”</title>');
  expect(rendered).toHaveLength(2);
  // Words that the page says something of besides are in a template of their own.
  await page(`/search?${at}&radius=8&q=lobster&q=lobster`);
  expect(rendered).toHaveLength(4);
  // One job is said in other words.
  expect((await page(`/search?${at}&radius=8&q=mender`))?.html).toContain('1 job near Provincetown');
  expect((await page('/search?lat=42.13&lng=-70.4&radius=8'))?.html).toContain('1 job near ');
});

test('a search that finds nothing says why, and brings its own ways out', async () => {
  await page(`/search?${at}&radius=7&q=zeppelin`);
  expect(rendered).toHaveLength(2);
  const found = await page('/search?lat=42.134&lng=-70.164&radius=7&q=zeppelin');
  expect(found?.html).toContain('<h2>0 jobs near Provincetown, Massachusetts</h2>');
  expect(found?.html).toContain('<p>No open jobs here match “zeppelin”. Here’s what comes closest.</p>');
  expect(found?.html).toContain(
    '<a class="button button-primary" href="/search?lat=42.134&amp;lng=-70.164&amp;radius=7">3 jobs without “zeppelin”</a>',
  );
  expect(rendered).toHaveLength(2);
  expect(found?.keep?.isEmpty).toBe(true);
});

test('a search of the whole country says where its map opens', async () => {
  const found = await page('/search?q=%22mender+painter%22');
  expect(rendered).toHaveLength(2);
  expect(found?.html).toContain('<h2>1 job near </h2>');
  expect(found?.html).toContain(
    `data-opens-at="{&quot;lat&quot;:${center.lat + 0.002},&quot;lng&quot;:${center.lng}}"`,
  );
  expect(found?.html.match(/data-job-id/g)).toHaveLength(1);
  expect(found?.html).not.toContain('job-card-distance">');
  const others = await page('/search?q=lobster');
  expect(others?.html).toContain(`&quot;lng&quot;:${center.lng}`);
});

test('where the United States end it is the whole country’s, and says so', async () => {
  const monterrey = '/search?lat=25.687&lng=-100.316&radius=9&q=%22mender+painter%22';
  expect((await page(monterrey))?.html).toContain('1 job near </h2>');
  expect((await page(monterrey))?.html).toContain('Not in Mexico.');
  expect(rendered).toHaveLength(2);
  expect((await page('/search?lat=49.283&lng=-123.121&radius=9&q=%22mender+painter%22'))?.html).toContain(
    'Not in Canada.',
  );
});

test('what is near nothing shows no jobs, and asks for none', async () => {
  await page('/jobs-near-me?q=cook');
  const calls = watchCalls();
  const found = await page('/jobs-near-me?q=lobster+cook');
  expect(calls).toEqual([]);
  expect(rendered).toHaveLength(2);
  expect(found?.html).toContain('<input name="q" value="lobster cook"/>');
  expect(found?.keep).toMatchObject({ tags: ['contents'], isEmpty: true });
});

describe('a visitor’s own place', () => {
  const living = (address: Partial<Place['address']>, radiusKm = 6) => {
    const place: Place = {
      coordinates: center,
      address: {
        ...{ city: 'Long Point', state: 'Massachusetts', country: 'United States' },
        ...{ street: null, zipCode: null, neighborhood: null },
        ...address,
      },
    };
    return placeCookie({ place, radiusKm, isChosen: true }, false).split(';')[0] ?? '';
  };

  test('is called what they call it', async () => {
    const found = await page(
      '/jobs-near-me',
      living({ city: `O'Brien's <Point> & "Bay"`, zipCode: '02657' }),
    );
    expect(found?.html).toContain(
      '<h2>3 jobs near O&#x27;Brien&#x27;s &lt;Point&gt; &amp; &quot;Bay&quot;, Massachusetts 02657</h2>',
    );
    const other = await page('/jobs-near-me', living({ zipCode: '02666' }));
    expect(other?.html).toContain('<h2>3 jobs near Long Point, Massachusetts 02666</h2>');
    const reference = await page('/jobs-near-me', living({ city: '$L1', zipCode: '02666' }));
    expect(reference?.html).toContain('<h2>3 jobs near $L1, Massachusetts 02666</h2>');
    expect(rendered).toHaveLength(2);
    expect(other?.html).toContain('<title>Jobs near Long Point, Massachusetts 02666</title>');
  });

  test.each([
    ['of another country', { country: 'Canada' }],
    ['without a city', { city: 'Unknown' }],
  ])('%s is for Next.js', async (_, address) => {
    expect(await page('/jobs-near-me', living(address, 5))).toBeNull();
    expect(rendered).toHaveLength(0);
  });
});

test.each([
  ['a word was misspelt', `/jobs-near-me?${at}&q=lobstre`],
  ['some jobs do not say what they pay', `/jobs-near-me?${at}&minPay=1`],
  ['its words may name a place', `/jobs-near-me?${at}&q=cook+in+Oakland`],
  ['somebody typed a place', `/search?${at}&place=Home`],
  ['it has no radius', `/search?${at}&radius=any`],
  ['it is everywhere and without words', '/search?type=volunteer'],
  ['it is the last page that there is', `/search?${at}&page=50`],
  ['a page has no jobs any more', `/search?${at}&page=3`],
  ['it is another page', `/texas/austin?${at}`],
])('a search is for Next.js where %s', async (_, url) => {
  expect(await page(url)).toBeNull();
  expect(rendered).toHaveLength(0);
});
