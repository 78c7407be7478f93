import 'server-only';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import type { JobSummary } from '@/lib/jobs/job';
import { parseSegment } from '@/lib/jobs/job-address';
import { type JobSummaryRow, toJobSummary } from '@/lib/jobs/job-row';
import { jobsPerPage } from '@/lib/jobs/search-params';
import * as placeRoutes from '@/lib/place-routes';
import { reservedPlaceSlugs } from '@/lib/place-routes';
import { findUsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';
import { catalogClient } from '@/lib/supabase/catalog';
import { toFileUrl } from '@/lib/uploads/file-url';
import { parsePage } from './listing-address';

export type EmployerListing = {
  state: string;
  city: string;
  /** As in the URL, in lower case. */
  companySlug: string;
  name: string;
  page: number;
  total: number;
  /** Counting stopped at a limit: there are more jobs than `total`. */
  isMore: boolean;
  /** How many of these jobs are in the city of the URL. */
  here: number;
  /** Companies with the same name are separate entries. */
  companies: {
    id: string;
    name: string;
    logo: string | null;
    description: string | null;
    industry: string | null;
    count: number;
    city: string;
    state: string;
    /** Null without a street, and for a company with several locations. */
    street: string | null;
    since: string;
    /** The verified domain. */
    domain: string | null;
  }[];
  jobs: JobSummary[];
};

type EmployerLookup = EmployerListing | 'not-found' | { movedTo: string };

export type EmployerSegments = { place: string; city: string; employer: string; page?: string | undefined };

const maxPage = 500;

/**
 * A page of the open jobs of all companies with the name in the URL. Jobs in the URL's city come first (D12).
 */
export async function getEmployerListing(segments: EmployerSegments): Promise<EmployerLookup> {
  const stateSegment = parseSegment(segments.place);
  const city = parseSegment(segments.city);
  const name = decodeName(segments.employer);
  const page = parsePage(segments.page, maxPage);
  if (!stateSegment || !city || name === null || page === null || reservedPlaceSlugs.has(city))
    return 'not-found';
  const usState = findUsState(stateSegment);
  const state = usState ? slugify(usState.name) : stateSegment;
  const companySlug = placeRoutes.companySlug(name);
  const isCanonical =
    decodeURIComponent(segments.place) === state &&
    decodeURIComponent(segments.city) === city &&
    decodeURIComponent(segments.employer) === companySlug &&
    segments.page !== '1';
  if (!isCanonical) return { movedTo: placeRoutes.employerPage(state, city, companySlug, page) };

  const row = await getEmployerRow(companySlug, state, city, page);
  if (row === null || (page > 1 && row.jobs.length === 0)) return 'not-found';
  return {
    ...row,
    state,
    city,
    companySlug,
    page,
    isMore: row.is_more,
    companies: row.companies.map((company) => ({
      ...company,
      logo: company.logo && toFileUrl(company.logo),
    })),
    jobs: row.jobs.map(toJobSummary),
  };
}

type EmployerRow = Pick<EmployerListing, 'name' | 'total' | 'here' | 'companies'> & {
  is_more: boolean;
  jobs: JobSummaryRow[];
};

const getEmployerRow = cache(
  (company: string, state: string, city: string, page: number): Promise<EmployerRow | null> =>
    cached(['employer-page', company, state, city, page], [cacheTags.companyJobs(company)], async () => {
      const { data } = await catalogClient()
        .rpc('get_employer_page', {
          company,
          state,
          city,
          page_size: jobsPerPage,
          page_offset: (page - 1) * jobsPerPage,
        })
        .throwOnError();
      return data as EmployerRow | null;
    }),
);

/** The company name in a URL segment; null if the text can't be a name. */
function decodeName(segment: string): string | null {
  try {
    const name = decodeURIComponent(segment).trim();
    const isPossible =
      name.length > 0 && name.length <= 120 && /[\p{L}\p{N}\p{S}]/u.test(name) && !/\p{Cc}/u.test(name);
    return isPossible ? name : null;
  } catch {
    return null;
  }
}
