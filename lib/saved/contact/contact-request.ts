/** A company asks a talent for contact; only an acceptance shares the mail address, the CV and a phone number (D25). */
export const requestStatuses = ['asked', 'accepted', 'declined'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The company and the status of its request, as the talent who was asked sees it. */
export type ContactRequest = {
  id: string;
  companyName: string;
  industry: string;
  city: string;
  state: string;
  message: string;
  status: RequestStatus;
  /** What the talent shared. */
  phone: string | null;
};

/** A company that saved the viewer's profile or asked for contact. */
export type InterestedCompany = {
  companyName: string;
  industry: string;
  city: string;
  state: string;
  hasSaved: boolean;
  request: { id: string; message: string; status: RequestStatus; phone: string | null } | null;
};

/** A stored status; null for none. */
export const toRequestStatus = (status: string | null): RequestStatus | null =>
  requestStatuses.find((each) => each === status) ?? null;
