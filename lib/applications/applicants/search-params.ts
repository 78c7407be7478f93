import {
  formatSearchQuery,
  param,
  parseSearch,
  type SearchDescriptor,
  type SearchQuery,
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
  status: param.choice('status', applicationStatuses, (value) => text.unknownStatus({ value })),
  page: param.page(() => 10_000),
};

/** The list's filters from a URL. Invalid values are ignored. */
export const parseApplicantFilters = (params: RawParams): ApplicantFilters => {
  const { problems, ...filters } = parseSearch(applicantParams, params);
  return filters;
};

/** The query of the list's URL, without default values. */
export const toApplicantsQuery = (filters: ApplicantFilters): SearchQuery =>
  formatSearchQuery(applicantParams, filters);

/** The ids selected in the list. */
export const parseSelectedIds = (params: RawParams): string[] => [params.applicant ?? []].flat();
