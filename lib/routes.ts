import { homePath } from '@/lib/home-path';
import { slugify } from '@/lib/slug';

// Every URL of the product is built here, so that a route can move without a hunt for hand-written links. Taken as `routes`
// (`import * as`), so that what a page does not ask for is left out of its script.

export const home = () => homePath;
export const jobsNearMe = (query: Query = {}) => withQuery('/jobs-near-me', query);
export const search = (query: Query = {}) => withQuery('/search', query);
/** What else can be asked of the search at an address, whose query is this one's, too. */
export const searchFilters = (at?: string) => `/search/filters${beforeIt(at)}`;
/** Where several places are chosen to search in. */
export const searchArea = (at?: string) => `/search/area${beforeIt(at)}`;
/** `for: 'talents'` comes back to the talents instead of the jobs. */
export const location = (query: { for?: 'talents' | undefined } = {}) => withQuery('/location', query);
export const login = (from?: string, notice?: LoginNotice) => withQuery('/login', { from, notice });
export const register = (from?: string) => withQuery('/register', { from });
export const resetPassword = () => '/reset-password';
export const confirmEmail = () => '/auth/confirm';
export const confirmEmailChange = () => '/auth/confirm-change';
export const roleSelection = (from?: string) => withQuery('/role-selection', { from });
export const account = () => '/account';
export const accountDeleted = () => '/account/deleted';
export const postJob = () => '/post-job';
/** The footer's short address of it (D15). */
export const post = () => '/post';
/** A form that begins with what another posting says. */
export const duplicateJob = (id: string) => withQuery('/post-job', { copy: id });
export const previewJob = () => '/post-job/preview';
export const profile = () => '/profile';
export const profileCv = () => '/profile/cv';
/** Where a company proves its web domain (D97). */
export const profileDomain = () => '/profile/domain';
export const talentNearMe = (query: Query = {}) => withQuery('/talent-near-me', query);
export const employerJobs = (query: Query = {}) => withQuery('/employer/jobs', query);
export const editJob = (id: string) => `/employer/jobs/${encodeURIComponent(id)}/edit`;
export const closeJob = (id: string) => `/employer/jobs/${encodeURIComponent(id)}/close`;
export const deleteJob = (id: string) => `/employer/jobs/${encodeURIComponent(id)}/delete`;
/** The applicants of an employer's own job (D21), and below it one of them, the CV, the answer and the export. */
export const applicants = (jobId: string, query: Query = {}) => withQuery(applicantsPath(jobId), query);
export const applicant = (jobId: string, id: string) => `${applicantsPath(jobId)}/${encodeURIComponent(id)}`;
export const applicantCv = (jobId: string, id: string) =>
  `${applicantsPath(jobId)}/${encodeURIComponent(id)}/cv`;
export const answerApplicants = (jobId: string, query: Query = {}) =>
  withQuery(`${applicantsPath(jobId)}/answer`, query);
export const exportApplicants = (jobId: string) => `${applicantsPath(jobId)}/export`;
export const savedTalents = () => '/employer/saved-talents';
export const savedTalentCv = (id: string) => `/employer/saved-talents/${encodeURIComponent(id)}/cv`;
/** For talents: which companies saved them or ask for contact, and whom they hide from. */
export const contactRequests = () => '/contact-request';
/** Where the mail of a request leads (D29). */
export const contactRequest = (token: string) => `/contact-request/${encodeURIComponent(token)}`;
export const talentAlerts = (query: Query = {}) => withQuery('/employer/talent-alerts', query);
export const newTalentAlert = () => '/employer/talent-alerts/new';
export const talentAlert = (id: string) => `/employer/talent-alerts/${encodeURIComponent(id)}`;
export const savedJobs = (query: Query = {}) => withQuery('/job-seeker/saved-jobs', query);
/** What somebody applied for, one of it, and below that the CV that was sent. */
export const myApplications = () => '/job-seeker/applications';
export const myApplication = (id: string) => `/job-seeker/applications/${encodeURIComponent(id)}`;
export const myApplicationCv = (id: string) => `/job-seeker/applications/${encodeURIComponent(id)}/cv`;
export const jobAlerts = (query: Query = {}) => withQuery('/job-seeker/job-alerts', query);
export const jobAlert = (id: string) => `/job-seeker/job-alerts/${encodeURIComponent(id)}`;
/** 'Email me new jobs like these': the query is that of a search. */
export const newAlert = (query: Query = {}) => withQuery('/alerts/new', query);
/** Where the mails of alerts lead, by their secret (D29). */
export const confirmAlert = (token: string) => `/alerts/confirm/${encodeURIComponent(token)}`;
export const alert = (token: string, query: Query = {}) =>
  withQuery(`/alerts/${encodeURIComponent(token)}`, query);
export const alertDeleted = () => '/alerts/deleted';
export const unsubscribe = (token: string) => `/unsubscribe/${encodeURIComponent(token)}`;
/** The 404 with words of a link in a mail; a page that is rendered per request can only send an empty one. */
export const gone = (mailLink: string) => `${mailLink}/gone`;
/** Where somebody says that something is wrong, by what it is. */
export const report = (kind: 'job' | 'profile' | 'message', id: string) =>
  `/report/${kind}/${encodeURIComponent(id)}`;
export const help = (part?: 'contact') => `/help${part ? `#${part}` : ''}`;
export const accessibility = () => '/accessibility';
/** What was reported and decided, for everybody. */
export const transparency = () => '/transparency';
export const about = () => '/about';
/** How hiring works; a part of it by its name. */
export const employers = (part?: 'pricing' | 'recruiting' | 'advertising') =>
  `/employers${part ? `#${part}` : ''}`;
export const careerResources = () => '/career-resources';
export const terms = () => '/terms';
export const privacy = () => '/privacy';
export const cookies = () => '/cookies';
export const job = (job: JobAddress) => canonicalJobPath(job);
export const jobById = (id: string) => `/job/${encodeURIComponent(id)}`;
/** Names the site that takes a job's applications before it is opened (D91). */
export const leave = (jobId: string) => `/leave/${encodeURIComponent(jobId)}`;
/** An address by its segments, where it is not known yet what is there. */
export const address = (segments: readonly string[]) =>
  `/${segments.map((each) => encodeURIComponent(each)).join('/')}`;
export const jobBySlug = (slug: string) => `/${encodeURIComponent(slug)}`;
export const city = (state: string, city: string) => `/${segment(state)}/${segment(city)}`;
export const neighborhood = (state: string, city: string, neighborhood: string) =>
  `/${segment(state)}/${segment(city)}/${segment(neighborhood)}`;
export const employer = (state: string, city: string, company: string) =>
  `/${segment(state)}/${segment(city)}/employers/${encodeURIComponent(company.toLowerCase())}`;
/** D14: the role 'any' is everybody; availability is 'now', 'any' or a job type. */
export const talents = (state: string, city: string, role: string, availability: string, query: Query = {}) =>
  withQuery(
    `/${[segment(state), segment(city), 'talents', segment(role), segment(availability)].join('/')}`,
    query,
  );
/** One of its pages, from 1. */
export const employerPage = (state: string, city: string, company: string, page: number) =>
  `${employer(state, city, company)}${pageSuffix(page)}`;
/** A list's page as a map. */
export const withView = (path: string, view: 'list' | 'map') =>
  withQuery(path, { view: view === 'list' ? null : view });
export const state = (state: string) => `/${segment(state)}`;
export const listing = (address: ListingAddress, query: Query = {}) => withQuery(listingPath(address), query);
export const categories = () => '/categories';
export const cities = (initial?: string) =>
  initial === undefined ? '/cities' : `/cities/${segment(initial)}`;
export const feed = (format: 'rss' | 'atom' | 'json', address: ListingAddress) =>
  `/feeds/${format}${listingPath({ ...address, page: 1 })}`;
export const searchFeed = (format: 'rss' | 'atom' | 'json', query: Query = {}) =>
  withQuery(`/feeds/${format}/search`, query);
export const sitemap = (file?: string) => (file === undefined ? '/sitemap.xml' : `/sitemap/${file}.xml`);
export const indexNowKey = () => '/indexnow.txt';
export const securityText = () => '/.well-known/security.txt';
export const jobImage = (id: string) => `/og/job/${encodeURIComponent(id)}`;
export const pageImage = (page: 'home' | 'jobs-near-me' | 'search') => `/og/page/${page}`;
export const listingImage = (address: ListingAddress) => `/og/place${listingPath({ ...address, page: 1 })}`;
/** The private page of a receipt mail by which a guest confirms the address, or withdraws and erases an application. */
export const application = (token: string, query: Query = {}) =>
  withQuery(`/application/${encodeURIComponent(token)}`, query);
export const applicationCv = (token: string) => `/application/${encodeURIComponent(token)}/cv`;
/** Where a 'Still hiring?' mail leads. */
export const stillHiring = (token: string) => `/still-hiring/${encodeURIComponent(token)}`;
/** Where the email leads that asks a job's contact whether applications may come there. */
export const jobContact = (token: string) => `/job-contact/${encodeURIComponent(token)}`;
/** Where the email about a decision leads that somebody may appeal against. */
export const appeal = (token: string) => `/appeal/${encodeURIComponent(token)}`;
/** The desk of whoever runs the site (D93). */
export const operator = {
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
};
export const api = {
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
};

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
