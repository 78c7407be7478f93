/**
 * The states of a company's request for contact. Only acceptance shares the email address, the CV and a phone number
 * (D25).
 */
export const requestStatuses = ['asked', 'accepted', 'declined'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** A company that saved the viewer's profile or requested contact. */
export type InterestedCompany = {
  companyName: string;
  industry: string;
  city: string;
  state: string;
  hasSaved: boolean;
  request: { id: string; message: string; status: RequestStatus; phone: string | null } | null;
};

/** A stored status; null if there is none. */
export const toRequestStatus = (status: string | null): RequestStatus | null =>
  requestStatuses.find((requestStatus) => requestStatus === status) ?? null;
