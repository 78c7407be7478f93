import { homePath } from '@/lib/home-path';
import { slugify } from '@/lib/slug';

/** Every URL of the product is built here, so that a route can move without a hunt for hand-written links. */
export const routes = {
  home: () => homePath,
  jobsNearMe: (query: Query = {}) => withQuery('/jobs-near-me', query),
  search: (query: Query = {}) => withQuery('/search', query),
  /** What else can be asked of the search at an address, whose query is this one's, too. */
  searchFilters: (at?: string) => `/search/filters${beforeIt(at)}`,
  /** Where several places are chosen to search in. */
  searchArea: (at?: string) => `/search/area${beforeIt(at)}`,
  /** `for: 'talents'` comes back to the talents instead of the jobs. */
  location: (query: { for?: 'talents' | undefined } = {}) => withQuery('/location', query),
  login: (from?: string, notice?: LoginNotice) => withQuery('/login', { from, notice }),
  register: (from?: string) => withQuery('/register', { from }),
  resetPassword: () => '/reset-password',
  confirmEmail: () => '/auth/confirm',
  confirmEmailChange: () => '/auth/confirm-change',
  roleSelection: (from?: string) => withQuery('/role-selection', { from }),
  account: () => '/account',
  accountDeleted: () => '/account/deleted',
  postJob: () => '/post-job',
  /** The footer's short address of it (D15). */
  post: () => '/post',
  /** A form that begins with what another posting says. */
  duplicateJob: (id: string) => withQuery('/post-job', { copy: id }),
  previewJob: () => '/post-job/preview',
  profile: () => '/profile',
  profileCv: () => '/profile/cv',
  /** Where a company proves its web domain (D97). */
  profileDomain: () => '/profile/domain',
  talentNearMe: (query: Query = {}) => withQuery('/talent-near-me', query),
  employerJobs: (query: Query = {}) => withQuery('/employer/jobs', query),
  editJob: (id: string) => `/employer/jobs/${encodeURIComponent(id)}/edit`,
  closeJob: (id: string) => `/employer/jobs/${encodeURIComponent(id)}/close`,
  deleteJob: (id: string) => `/employer/jobs/${encodeURIComponent(id)}/delete`,
  /** The applicants of an employer's own job (D21), and below it one of them, the CV, the answer and the export. */
  applicants: (jobId: string, query: Query = {}) => withQuery(applicantsPath(jobId), query),
  applicant: (jobId: string, id: string) => `${applicantsPath(jobId)}/${encodeURIComponent(id)}`,
  applicantCv: (jobId: string, id: string) => `${applicantsPath(jobId)}/${encodeURIComponent(id)}/cv`,
  answerApplicants: (jobId: string, query: Query = {}) => withQuery(`${applicantsPath(jobId)}/answer`, query),
  exportApplicants: (jobId: string) => `${applicantsPath(jobId)}/export`,
  savedTalents: () => '/employer/saved-talents',
  savedTalentCv: (id: string) => `/employer/saved-talents/${encodeURIComponent(id)}/cv`,
  /** For talents: which companies saved them or ask for contact, and whom they hide from. */
  contactRequests: () => '/contact-request',
  /** Where the mail of a request leads (D29). */
  contactRequest: (token: string) => `/contact-request/${encodeURIComponent(token)}`,
  talentAlerts: (query: Query = {}) => withQuery('/employer/talent-alerts', query),
  newTalentAlert: () => '/employer/talent-alerts/new',
  talentAlert: (id: string) => `/employer/talent-alerts/${encodeURIComponent(id)}`,
  savedJobs: (query: Query = {}) => withQuery('/job-seeker/saved-jobs', query),
  /** What somebody applied for, one of it, and below that the CV that was sent. */
  myApplications: () => '/job-seeker/applications',
  myApplication: (id: string) => `/job-seeker/applications/${encodeURIComponent(id)}`,
  myApplicationCv: (id: string) => `/job-seeker/applications/${encodeURIComponent(id)}/cv`,
  jobAlerts: (query: Query = {}) => withQuery('/job-seeker/job-alerts', query),
  jobAlert: (id: string) => `/job-seeker/job-alerts/${encodeURIComponent(id)}`,
  /** 'Email me new jobs like these': the query is that of a search. */
  newAlert: (query: Query = {}) => withQuery('/alerts/new', query),
  /** Where the mails of alerts lead, by their secret (D29). */
  confirmAlert: (token: string) => `/alerts/confirm/${encodeURIComponent(token)}`,
  alert: (token: string, query: Query = {}) => withQuery(`/alerts/${encodeURIComponent(token)}`, query),
  alertDeleted: () => '/alerts/deleted',
  unsubscribe: (token: string) => `/unsubscribe/${encodeURIComponent(token)}`,
  /** The 404 with words of a link in a mail; a page that is rendered per request can only send an empty one. */
  gone: (mailLink: string) => `${mailLink}/gone`,
  /** Where somebody says that something is wrong, by what it is. */
  report: (kind: 'job' | 'profile' | 'message', id: string) => `/report/${kind}/${encodeURIComponent(id)}`,
  help: (part?: 'contact') => `/help${part ? `#${part}` : ''}`,
  accessibility: () => '/accessibility',
  /** What was reported and decided, for everybody. */
  transparency: () => '/transparency',
  about: () => '/about',
  /** How hiring works; a part of it by its name. */
  employers: (part?: 'pricing' | 'recruiting' | 'advertising') => `/employers${part ? `#${part}` : ''}`,
  careerResources: () => '/career-resources',
  terms: () => '/terms',
  privacy: () => '/privacy',
  cookies: () => '/cookies',
  job: (job: JobAddress) => canonicalJobPath(job),
  jobById: (id: string) => `/job/${encodeURIComponent(id)}`,
  /** Names the site that takes a job's applications before it is opened (D91). */
  leave: (jobId: string) => `/leave/${encodeURIComponent(jobId)}`,
  /** An address by its segments, where it is not known yet what is there. */
  address: (segments: readonly string[]) => `/${segments.map((each) => encodeURIComponent(each)).join('/')}`,
  jobBySlug: (slug: string) => `/${encodeURIComponent(slug)}`,
  city: (state: string, city: string) => `/${segment(state)}/${segment(city)}`,
  neighborhood: (state: string, city: string, neighborhood: string) =>
    `/${segment(state)}/${segment(city)}/${segment(neighborhood)}`,
  employer: (state: string, city: string, company: string) =>
    `/${segment(state)}/${segment(city)}/employers/${encodeURIComponent(company.toLowerCase())}`,
  /** D14: the role 'any' is everybody; availability is 'now', 'any' or a job type. */
  talents: (state: string, city: string, role: string, availability: string, query: Query = {}) =>
    withQuery(
      `/${[segment(state), segment(city), 'talents', segment(role), segment(availability)].join('/')}`,
      query,
    ),
  /** One of its pages, from 1. */
  employerPage: (state: string, city: string, company: string, page: number) =>
    `${routes.employer(state, city, company)}${pageSuffix(page)}`,
  /** A list's page as a map. */
  withView: (path: string, view: 'list' | 'map') => withQuery(path, { view: view === 'list' ? null : view }),
  state: (state: string) => `/${segment(state)}`,
  listing: (address: ListingAddress, query: Query = {}) => withQuery(listingPath(address), query),
  categories: () => '/categories',
  cities: (initial?: string) => (initial === undefined ? '/cities' : `/cities/${segment(initial)}`),
  feed: (format: 'rss' | 'atom' | 'json', address: ListingAddress) =>
    `/feeds/${format}${listingPath({ ...address, page: 1 })}`,
  searchFeed: (format: 'rss' | 'atom' | 'json', query: Query = {}) =>
    withQuery(`/feeds/${format}/search`, query),
  sitemap: (file?: string) => (file === undefined ? '/sitemap.xml' : `/sitemap/${file}.xml`),
  indexNowKey: () => '/indexnow.txt',
  securityText: () => '/.well-known/security.txt',
  jobImage: (id: string) => `/og/job/${encodeURIComponent(id)}`,
  pageImage: (page: 'home' | 'jobs-near-me' | 'search') => `/og/page/${page}`,
  listingImage: (address: ListingAddress) => `/og/place${listingPath({ ...address, page: 1 })}`,
  /** The private page of a receipt mail by which a guest confirms the address, or withdraws and erases an application. */
  application: (token: string, query: Query = {}) =>
    withQuery(`/application/${encodeURIComponent(token)}`, query),
  applicationCv: (token: string) => `/application/${encodeURIComponent(token)}/cv`,
  /** Where a 'Still hiring?' mail leads. */
  stillHiring: (token: string) => `/still-hiring/${encodeURIComponent(token)}`,
  /** Where the email leads that asks a job's contact whether applications may come there. */
  jobContact: (token: string) => `/job-contact/${encodeURIComponent(token)}`,
  /** Where the email about a decision leads that somebody may appeal against. */
  appeal: (token: string) => `/appeal/${encodeURIComponent(token)}`,
  /** The desk of whoever runs the site (D93). */
  operator: {
    queue: (query: Query = {}) => withQuery('/operator', query),
    case: (id: number) => `/operator/cases/${id}`,
    people: (query: Query = {}) => withQuery('/operator/people', query),
    account: (id: string) => `/operator/people/${id}`,
    accountData: (id: string) => `/operator/people/${id}/data`,
    guestData: () => '/operator/people/guest-data',
    /** Of a day, YYYY-MM-DD. */
    numbers: (day?: string) => withQuery('/operator/numbers', { day }),
    contents: () => '/operator/contents',
    /** The door, where a code of the second factor is asked for. */
    enter: (from?: string) => withQuery('/operator/enter', { from }),
    audit: (query: { subject?: string; person?: string; before?: string } = {}) =>
      withQuery('/operator/audit', query),
  },
  api: {
    jobsSearch: (query: Query = {}) => withQuery('/api/jobs/search', query),
    jobsMap: (query: Query = {}) => withQuery('/api/jobs/map', query),
    newestJobs: (query: Query = {}) => withQuery('/api/jobs/newest', query),
    suggestWork: (query: Query) => withQuery('/api/jobs/suggest', query),
    suggestPlaces: (q: string) => withQuery('/api/places/suggest', { q }),
    geocode: (q: string) => withQuery('/api/places/geocode', { q }),
    reverse: (lat: number, lng: number) => withQuery('/api/places/reverse', { lat, lng }),
    me: () => '/api/me',
    accountMenuStyle: () => '/api/me/menu.css',
    /** What the viewer's application form begins with. */
    applicationStart: () => '/api/applications/start',
    /** For a calendar, and the way there by one of `travelWays`. */
    jobCalendar: (id: string) => `/api/jobs/${encodeURIComponent(id)}/calendar`,
    jobDirections: (id: string, by: string) =>
      withQuery(`/api/jobs/${encodeURIComponent(id)}/directions`, { by }),
    jobViewed: () => '/api/jobs/viewed',
    /** Which of these jobs the viewer has saved, and what these jobs are by now. */
    savedJobs: (jobIds: readonly string[]) => withQuery('/api/saved-jobs', { ids: jobIds.join() }),
    savedJobFacts: (jobIds: readonly string[]) => withQuery('/api/saved-jobs/facts', { ids: jobIds.join() }),
    /** The viewer's saved searches, as links. */
    savedSearches: () => '/api/saved-searches',
    accountData: () => '/api/account/data',
    scheduledWork: () => '/api/scheduled-work',
    /** One-click unsubscribing (RFC 8058) and the mail provider's reports. */
    unsubscribe: (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`,
    mailEvents: () => '/api/mail-events',
  },
} as const;

/** Why somebody is sent to sign in; the page has the sentence. */
export type LoginNotice = 'registered' | 'email-confirmed' | 'password-reset' | 'session-ended';

/** The parts of a job that its address is made of. */
export type JobAddress = {
  slug: string;
  location: { address: { state: string; city: string; neighborhood: string | null } };
};

/** A place's list of jobs, as slugs: of the place, perhaps one category (D13) and a page from 1. */
export type ListingAddress = {
  state: string;
  city: string;
  neighborhood: string | null;
  category: string | null;
  page: number;
};

function listingPath({ state, city, neighborhood, category, page }: ListingAddress): string {
  const parts = [
    state,
    city,
    ...(neighborhood ? [neighborhood] : []),
    ...(category ? ['jobs', category] : []),
  ];
  return `/${parts.map(encodeURIComponent).join('/')}${pageSuffix(page)}`;
}

const pageSuffix = (page: number) => (page > 1 ? `/page/${page}` : '');

type Query = Readonly<Record<string, string | number | boolean | null | undefined | readonly string[]>>;

const applicantsPath = (jobId: string) => `/employer/jobs/${encodeURIComponent(jobId)}/applicants`;

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

/** The page that one comes from, for a page without JavaScript that changes its search. */
const beforeIt = (at: string | undefined) => (at === undefined ? '' : `?at=${at.replace('?', '&')}`);

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
