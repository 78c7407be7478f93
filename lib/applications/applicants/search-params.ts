import {
  param,
  readSearch,
  type SearchDescriptor,
  type SearchQuery,
  searchQuery,
} from '@/lib/search-params/search-descriptor';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { searchParams as text } from '@/messages/applications/applicants';
import { type ApplicationStatus, applicationStatuses } from '../application';

export const applicantsPerPage = 50;

export type ApplicantFilters = {
  status: ApplicationStatus | null;
  /** From 1. */
  page: number;
};

const applicantParams: SearchDescriptor<ApplicantFilters> = {
  status: param.choice('status', applicationStatuses, (given) => text.theresNoStatus({ given })),
  page: param.page(() => 10_000),
};

/** What an address asks of the list; whatever makes no sense is as if it were not there. */
export const parseApplicantFilters = (params: RawParams): ApplicantFilters => {
  const { problems, ...filters } = readSearch(applicantParams, params);
  return filters;
};

/** The query of the list's address, without what is default. */
export const applicantsQuery = (filters: ApplicantFilters): SearchQuery =>
  searchQuery(applicantParams, filters);

/** The ids that were ticked in the list. */
export const parseChosen = (params: RawParams): string[] => [params.applicant ?? []].flat();
