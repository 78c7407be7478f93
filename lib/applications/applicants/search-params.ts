import { type ApplicationStatus, applicationStatuses } from '../application';

export const applicantsPerPage = 50;

export type ApplicantFilters = {
  status: ApplicationStatus | null;
  /** From 1. */
  page: number;
};

type RawParams = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks of the list; whatever makes no sense is as if it were not there. */
export function parseApplicantFilters(params: RawParams): ApplicantFilters {
  const page = Number(single(params.page));
  return {
    status: applicationStatuses.find((status) => status === single(params.status)) ?? null,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The ids that were ticked in the list. */
export const parseChosen = (params: RawParams): string[] => [params.applicant ?? []].flat();

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
