/** Rows as a person would write them, with defaults for all values that a test doesn't set. */

export type Row = Record<string, unknown>;

export const denver = (overrides: Row = {}): Row => ({
  coordinates: { lat: 39.7392, lng: -104.9903 },
  address: {
    city: 'Denver',
    state: 'Colorado',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
  ...overrides,
});

export const austin = (): Row => ({
  coordinates: { lat: 30.2672, lng: -97.7431 },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: 'Zilker',
  },
});

export const company = (userId: string, overrides: Row = {}): Row => ({
  user_id: userId,
  company_name: 'Corner Bakery',
  company_description: 'Bread since 1921.',
  industry: 'Hospitality',
  location: austin(),
  company_logo: null,
  ...overrides,
});

export const job = (employerId: string, overrides: Row = {}): Row => ({
  employer_id: employerId,
  title: 'Night Baker',
  company_name: 'Corner Bakery',
  location: austin(),
  // An account can't post the same text twice.
  description: `Bake bread at night. ${crypto.randomUUID()}`,
  type: 'full-time',
  contact: { name: 'Ada', email: 'ada@example.com', phone: null, title: null },
  ...overrides,
});

export const talent = (userId: string, overrides: Row = {}): Row => ({
  user_id: userId,
  full_name: 'Ben Miller',
  headline: 'Baker with ten years at the oven',
  location: austin(),
  is_visible: true,
  ...overrides,
});

export const upload = (path: string, overrides: Row = {}): Row => ({
  path,
  bucket: 'applications',
  filename: 'cv.pdf',
  extension: 'pdf',
  verified_at: new Date().toISOString(),
  ...overrides,
});

export const application = (jobId: string, cvPath: string, overrides: Row = {}): Row => ({
  job_id: jobId,
  full_name: 'Ben Miller',
  date_of_birth: '1990-04-01',
  is_adult: true,
  email: `ben-${crypto.randomUUID()}@example.com`,
  phone: '555 0100',
  cover_letter: 'I bake.',
  cv_url: cvPath,
  cv_filename: 'cv.pdf',
  cv_fileext: 'pdf',
  token_hash: crypto.randomUUID(),
  ...overrides,
});

/** The row that remains of an application whose job was deleted. */
export const deletedApplication = (applicantId: string, title: string): Row => ({
  token_hash: crypto.randomUUID(),
  applicant_id: applicantId,
  job_title: title,
  company_name: 'Corner Bakery',
  state_slug: 'texas',
  city_slug: 'austin',
  reason: 'job-deleted',
  status: 'new',
  applied_at: new Date().toISOString(),
  ended_at: new Date().toISOString(),
});

/** A path as the upload creates it (D24). */
export const cvPath = () => `cvs/${Date.now()}_cv_${crypto.randomUUID()}.pdf`;
