import 'server-only';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import type { JobSummary } from '@/lib/jobs/job';
import { readSegment } from '@/lib/jobs/job-address';
import { type JobSummaryRow, toJobSummary } from '@/lib/jobs/job-row';
import { jobsPerPage } from '@/lib/jobs/search-params';
import * as placeRoutes from '@/lib/place-routes';
import { reservedPlaceSlugs } from '@/lib/place-routes';
import { findUsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';
import { catalogClient } from '@/lib/supabase/catalog';
import { fileAddress } from '@/lib/uploads/file-address';
import { readPage } from './listing-address';

export type EmployerListing = {
  state: string;
  city: string;
  /** As the address has it, in lower case. */
  key: string;
  name: string;
  page: number;
  total: number;
  /** There are more than the total says, where counting stopped. */
  isMore: boolean;
  /** Of these in the city of the address. */
  here: number;
  /** Two companies of one name are two entries. */
  companies: {
    id: string;
    name: string;
    logo: string | null;
    description: string | null;
    industry: string | null;
    count: number;
    city: string;
    state: string;
    /** Null without one, and for a company with several shops. */
    street: string | null;
    since: string;
    /** One that it has proven. */
    domain: string | null;
  }[];
  jobs: JobSummary[];
};

type FoundEmployer = EmployerListing | 'nothing' | { movedTo: string };

export type EmployerSegments = { place: string; city: string; employer: string; page?: string | undefined };

/** Far more than anybody leafs through. */
const lastPage = 500;

/** What a company's address shows: every open job under that name, those of the city first (D12). */
export async function findEmployer(segments: EmployerSegments): Promise<FoundEmployer> {
  const first = readSegment(segments.place);
  const city = readSegment(segments.city);
  const name = decodeName(segments.employer);
  const page = readPage(segments.page, lastPage);
  if (!first || !city || name === null || page === null || reservedPlaceSlugs.has(city)) return 'nothing';
  const usState = findUsState(first);
  const state = usState ? slugify(usState.name) : first;
  const key = placeRoutes.companySlug(name);
  const isCanonical =
    decodeURIComponent(segments.place) === state &&
    decodeURIComponent(segments.city) === city &&
    decodeURIComponent(segments.employer) === key &&
    segments.page !== '1';
  if (!isCanonical) return { movedTo: placeRoutes.employerPage(state, city, key, page) };

  const found = await readEmployer(key, state, city, page);
  if (found === null || (page > 1 && found.jobs.length === 0)) return 'nothing';
  return {
    ...found,
    ...{ state, city, key, page, isMore: found.is_more },
    companies: found.companies.map((company) => ({
      ...company,
      logo: company.logo && fileAddress(company.logo),
    })),
    jobs: found.jobs.map(toJobSummary),
  };
}

type EmployerRow = Pick<EmployerListing, 'name' | 'total' | 'here' | 'companies'> & {
  is_more: boolean;
  jobs: JobSummaryRow[];
};

const readEmployer = cache(
  (company: string, state: string, city: string, page: number): Promise<EmployerRow | null> => {
    return cached(
      ['employer-page', company, state, city, page],
      [cacheTags.companyJobs(company)],
      async () => {
        const { data } = await catalogClient()
          .rpc('employer_page', {
            company,
            state,
            city,
            page_size: jobsPerPage,
            page_offset: (page - 1) * jobsPerPage,
          })
          .throwOnError();
        return data as EmployerRow | null;
      },
    );
  },
);

/** A company's name out of a segment; null for what can be none. */
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
