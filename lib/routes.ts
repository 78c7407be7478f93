import { slugify } from '@/lib/places/slug';

/** Every URL of the product is built here, so that a route can move without a hunt for hand-written links. */
export const routes = {
  home: () => '/',
  jobsNearMe: (query: Query = {}) => withQuery('/jobs-near-me', query),
  search: (query: Query = {}) => withQuery('/search', query),
  location: () => '/location',
  login: (from?: string, notice?: LoginNotice) => withQuery('/login', { from, notice }),
  register: () => '/register',
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/auth/confirm',
  confirmEmailChange: () => '/auth/confirm-change',
  roleSelection: (from?: string) => withQuery('/role-selection', { from }),
  account: () => '/account',
  accountDeleted: () => '/account/deleted',
  postJob: () => '/post-job',
  /** A form that begins with what another posting says. */
  duplicateJob: (id: string) => withQuery('/post-job', { copy: id }),
  previewJob: () => '/post-job/preview',
  profile: () => '/profile',
  talentNearMe: () => '/talent-near-me',
  employerJobs: (query: Query = {}) => withQuery('/employer/jobs', query),
  editJob: (id: string) => `/employer/jobs/${encodeURIComponent(id)}/edit`,
  deleteJob: (id: string) => `/employer/jobs/${encodeURIComponent(id)}/delete`,
  savedTalents: () => '/employer/saved-talents',
  talentAlerts: () => '/employer/talent-alerts',
  savedJobs: () => '/job-seeker/saved-jobs',
  jobAlerts: () => '/job-seeker/job-alerts',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  job: (job: JobAddress) => canonicalJobPath(job),
  jobById: (id: string) => `/job/${encodeURIComponent(id)}`,
  jobBySlug: (slug: string) => `/${encodeURIComponent(slug)}`,
  city: (state: string, city: string) => `/${segment(state)}/${segment(city)}`,
  neighborhood: (state: string, city: string, neighborhood: string) =>
    `/${segment(state)}/${segment(city)}/${segment(neighborhood)}`,
  employer: (state: string, city: string, company: string) =>
    `/${segment(state)}/${segment(city)}/employers/${encodeURIComponent(company.toLowerCase())}`,
  /** The private page of a receipt mail by which a guest withdraws and erases an application. */
  application: (token: string) => `/application/${encodeURIComponent(token)}`,
  api: {
    jobsSearch: (query: Query = {}) => withQuery('/api/jobs/search', query),
    suggestPlaces: (q: string) => withQuery('/api/places/suggest', { q }),
    geocode: (q: string) => withQuery('/api/places/geocode', { q }),
    reverse: (lat: number, lng: number) => withQuery('/api/places/reverse', { lat, lng }),
    me: () => '/api/me',
    jobViewed: () => '/api/jobs/viewed',
    accountData: () => '/api/account/data',
    scheduledWork: () => '/api/scheduled-work',
  },
} as const;

/** Why somebody is sent to sign in; the page has the sentence. */
export type LoginNotice = 'registered' | 'email-confirmed' | 'password-reset' | 'session-ended';

/** The parts of a job that its address is made of. */
export type JobAddress = {
  slug: string;
  location: { address: { state: string; city: string; neighborhood: string | null } };
};

type Query = Readonly<Record<string, string | number | boolean | null | undefined | readonly string[]>>;

/** D7: neighborhood, else city, else the slug alone. */
function canonicalJobPath({ slug, location: { address } }: JobAddress): string {
  const state = slugify(address.state);
  const city = slugify(address.city);
  if (!isPlaceName(state) || !isPlaceName(city)) return `/${encodeURIComponent(slug)}`;
  const neighborhood = address.neighborhood ? slugify(address.neighborhood) : '';
  const parts = isPlaceName(neighborhood) ? [state, city, neighborhood, slug] : [state, city, slug];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

const isPlaceName = (slug: string) => slug !== '' && slug !== 'unknown' && !reservedPlaceSlugs.has(slug);

/** D10: words that follow a city in an address and so are never neighborhoods. */
export const reservedPlaceSlugs: ReadonlySet<string> = new Set(['employers', 'talents', 'jobs', 'page']);

const segment = (name: string) => encodeURIComponent(slugify(name));

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const each of value) search.append(key, each);
    else if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
