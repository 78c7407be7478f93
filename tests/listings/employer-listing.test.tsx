import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmployerListingPage } from '@/components/listings/employer-listing-page';
import type { JobSummary } from '@/lib/jobs/job';
import { getEmployerListing } from '@/lib/listings/employer-listing';
import * as placeRoutes from '@/lib/place-routes';
import { createJobSummary } from '../support/job-summary';

const job = createJobSummary('night-baker', {
  title: 'Night Baker',
  company: { name: "Joe's & Söhne", logo: null },
});

const listing = {
  state: 'texas',
  city: 'austin',
  companySlug: "joe's & söhne",
  name: "Joe's & Söhne",
  page: 1,
  total: 1,
  isMore: false,
  here: 1,
  companies: [],
  jobs: [job],
};

const renderHtml = (jobs: JobSummary[]) =>
  renderToStaticMarkup(
    <EmployerListingPage listing={{ ...listing, total: jobs.length, here: jobs.length, jobs }} view="list" />,
  );

test('a company page has the company’s name as its heading, a map, and no filters', () => {
  const html = renderHtml([job]);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Jobs at Joe&#x27;s &amp; Söhne');
  expect(html).toContain('Night Baker');
  expect(html).toContain('>Map</a>');
  expect(html).not.toContain('<form');
});

test('a company page without open jobs has an empty state', () => {
  expect(renderHtml([])).toContain('>No jobs found</h2>');
});

test('a company name has one URL, whether its accents are composed or decomposed', async () => {
  const [composed, decomposed] = [listing.name.normalize('NFC'), listing.name.normalize('NFD')];
  const address = placeRoutes.employer('Texas', 'Austin', composed);
  expect(placeRoutes.employer('Texas', 'Austin', decomposed)).toBe(address);
  const segments = { place: 'texas', city: 'austin', employer: encodeURIComponent(decomposed.toLowerCase()) };
  expect(await getEmployerListing(segments)).toEqual({ movedTo: address });
});
