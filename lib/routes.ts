import { homePath } from '@/lib/home-path';
import { type Query, withQuery } from '@/lib/with-query';

// Every URL of the product is built here, in place-routes.ts and in api-routes.ts, so that a route can move without a hunt
// for hand-written links. Taken as `routes` (`import * as`), so that what no page asks for is left out of its script.

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
export const jobById = (id: string) => `/job/${encodeURIComponent(id)}`;
/** Names the site that takes a job's applications before it is opened (D91). */
export const leave = (jobId: string) => `/leave/${encodeURIComponent(jobId)}`;
/** An address by its segments, where it is not known yet what is there. */
export const address = (segments: readonly string[]) =>
  `/${segments.map((each) => encodeURIComponent(each)).join('/')}`;
export const jobBySlug = (slug: string) => `/${encodeURIComponent(slug)}`;
/** A list's page as a map. */
export const withView = (path: string, view: 'list' | 'map') =>
  withQuery(path, { view: view === 'list' ? null : view });
export const categories = () => '/categories';
export const searchFeed = (format: 'rss' | 'atom' | 'json', query: Query = {}) =>
  withQuery(`/feeds/${format}/search`, query);
export const sitemap = (file?: string) => (file === undefined ? '/sitemap.xml' : `/sitemap/${file}.xml`);
export const indexNowKey = () => '/indexnow.txt';
export const securityText = () => '/.well-known/security.txt';
export const jobImage = (id: string) => `/og/job/${encodeURIComponent(id)}`;
export const pageImage = (page: 'home' | 'jobs-near-me' | 'search') => `/og/page/${page}`;
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

/** Why somebody is sent to sign in; the page has the sentence. */
export type LoginNotice =
  | 'registered'
  | 'email-confirmed'
  | 'password-reset'
  | 'session-ended'
  /** Leads on, unless the browser lost the session's cookie. */
  | 'check-cookies';

const applicantsPath = (jobId: string) => `/employer/jobs/${encodeURIComponent(jobId)}/applicants`;

/** The page that one comes from, for a page without JavaScript that changes its search. */
const beforeIt = (at: string | undefined) => (at === undefined ? '' : `?at=${at.replace('?', '&')}`);
