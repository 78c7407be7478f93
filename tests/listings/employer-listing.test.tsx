import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EmployerListingPage } from '@/components/listings/employer-listing-page';
import type { JobSummary } from '@/lib/jobs/job';
import { getEmployerListing } from '@/lib/listings/employer-listing';
import * as placeRoutes from '@/lib/place-routes';

const job: JobSummary = {
  id: '0b0c1f5e-9a36-4a0b-8f5e-3f5d7a6c2b11',
  slug: 'night-baker',
  title: 'Night Baker',
  company: { name: "Joe's & Söhne", logo: null },
  location: {
    coordinates: { lat: 30.267, lng: -97.743 },
    address: {
      city: 'Austin',
      state: 'Texas',
      country: 'United States',
      street: null,
      zipCode: null,
      neighborhood: null,
    },
  },
  type: 'full-time',
  salary: null,
  tags: [],
  postedAt: '2026-11-20T12:00:00Z',
  distanceKm: null,
};

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

test('a company name has one URL for both Unicode forms', async () => {
  const [composed, decomposed] = [listing.name.normalize('NFC'), listing.name.normalize('NFD')];
  const address = placeRoutes.employer('Texas', 'Austin', composed);
  expect(placeRoutes.employer('Texas', 'Austin', decomposed)).toBe(address);
  const segments = { place: 'texas', city: 'austin', employer: encodeURIComponent(decomposed.toLowerCase()) };
  expect(await getEmployerListing(segments)).toEqual({ movedTo: address });
});
