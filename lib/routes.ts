import { homePath } from '@/lib/home-path';
import { type Query, withQuery } from '@/lib/with-query';

// All URLs of the product are built here, in place-routes.ts and in api-routes.ts. Import with `import * as routes`, so
// that unused routes are left out of a page's script.

export const home = () => homePath;
export const jobsNearMe = (query: Query = {}) => withQuery('/jobs-near-me', query);
export const search = (query: Query = {}) => withQuery('/search', query);
/** The search filters without JavaScript; `at` is the path and query of the search. */
export const searchFilters = (at?: string) => `/search/filters${previousPageQuery(at)}`;
/** The page to select several places for a search. */
export const searchArea = (at?: string) => `/search/area${previousPageQuery(at)}`;
/** `for: 'talents'` returns to the talents instead of the jobs. */
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
/** The short address in the footer (D15). */
export const postJobShort = () => '/post';
/** The form, filled in with another posting. */
export const duplicateJob = (id: string) => withQuery('/post-job', { copy: id });
export const previewJob = () => '/post-job/preview';
export const profile = () => '/profile';
export const profileCv = () => '/profile/cv';
export const talentNearMe = (query: Query = {}) => withQuery('/talent-near-me', query);
export const employerJobs = (query: Query = {}) => withQuery('/employer/jobs', query);
export const editJob = (id: string) => `/employer/jobs/${encodeURIComponent(id)}/edit`;
export const closeJob = (id: string) => `/employer/jobs/${encodeURIComponent(id)}/close`;
export const deleteJob = (id: string) => `/employer/jobs/${encodeURIComponent(id)}/delete`;
/** The applicants of an employer's job (D21); one of them, the CV, the reply form and the export are below it. */
export const applicants = (jobId: string, query: Query = {}) => withQuery(applicantsPath(jobId), query);
export const applicant = (jobId: string, id: string) => `${applicantsPath(jobId)}/${encodeURIComponent(id)}`;
export const applicantCv = (jobId: string, id: string) =>
  `${applicantsPath(jobId)}/${encodeURIComponent(id)}/cv`;
export const replyToApplicants = (jobId: string, query: Query = {}) =>
  withQuery(`${applicantsPath(jobId)}/answer`, query);
export const exportApplicants = (jobId: string) => `${applicantsPath(jobId)}/export`;
export const savedTalents = () => '/employer/saved-talents';
export const savedTalentCv = (id: string) => `/employer/saved-talents/${encodeURIComponent(id)}/cv`;
/** For talents: the companies that saved them or request contact, and the companies they hide from. */
export const contactRequests = () => '/contact-request';
/** The link in the email about a contact request (D29). */
export const contactRequest = (token: string) => `/contact-request/${encodeURIComponent(token)}`;
export const talentAlerts = (query: Query = {}) => withQuery('/employer/talent-alerts', query);
export const newTalentAlert = () => '/employer/talent-alerts/new';
export const talentAlert = (id: string) => `/employer/talent-alerts/${encodeURIComponent(id)}`;
export const savedJobs = (query: Query = {}) => withQuery('/job-seeker/saved-jobs', query);
export const myApplications = () => '/job-seeker/applications';
export const myApplication = (id: string) => `/job-seeker/applications/${encodeURIComponent(id)}`;
export const myApplicationCv = (id: string) => `/job-seeker/applications/${encodeURIComponent(id)}/cv`;
export const jobAlerts = (query: Query = {}) => withQuery('/job-seeker/job-alerts', query);
export const jobAlert = (id: string) => `/job-seeker/job-alerts/${encodeURIComponent(id)}`;
/** 'Email me new jobs like these': the query is a search. */
export const newAlert = (query: Query = {}) => withQuery('/alerts/new', query);
/** The links in alert emails, by token (D29). */
export const confirmAlert = (token: string) => `/alerts/confirm/${encodeURIComponent(token)}`;
export const alert = (token: string, query: Query = {}) =>
  withQuery(`/alerts/${encodeURIComponent(token)}`, query);
export const alertDeleted = () => '/alerts/deleted';
export const unsubscribe = (token: string) => `/unsubscribe/${encodeURIComponent(token)}`;
/** The 404 of an emailed link, with an explanation. A page rendered per request could only send an empty 404. */
export const expiredLink = (mailLink: string) => `${mailLink}/gone`;
export const report = (kind: 'job' | 'profile' | 'message', id: string) =>
  `/report/${kind}/${encodeURIComponent(id)}`;
export const help = (part?: 'contact') => `/help${part ? `#${part}` : ''}`;
export const accessibility = () => '/accessibility';
/** Public statistics of reports and decisions. */
export const transparency = () => '/transparency';
export const about = () => '/about';
/** How hiring works; `part` is a section of the page. */
export const employers = (part?: 'pricing' | 'recruiting' | 'advertising') =>
  `/employers${part ? `#${part}` : ''}`;
export const careerResources = () => '/career-resources';
export const terms = () => '/terms';
export const privacy = () => '/privacy';
export const cookies = () => '/cookies';
export const jobById = (id: string) => `/job/${encodeURIComponent(id)}`;
/** The page that names the external site for a job's applications, before the visitor goes there (D91). */
export const leaveSite = (jobId: string) => `/leave/${encodeURIComponent(jobId)}`;
/** A path from its segments, if the page behind it is unknown. */
export const fromSegments = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`;
export const jobBySlug = (slug: string) => `/${encodeURIComponent(slug)}`;
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
/** The link in a receipt email, where a guest confirms the address, or withdraws and deletes an application. */
export const application = (token: string, query: Query = {}) =>
  withQuery(`/application/${encodeURIComponent(token)}`, query);
export const applicationCv = (token: string) => `/application/${encodeURIComponent(token)}/cv`;
export const stillHiring = (token: string) => `/still-hiring/${encodeURIComponent(token)}`;
/** The link by which a job's contact agrees to receive applications. */
export const jobContact = (token: string) => `/job-contact/${encodeURIComponent(token)}`;
export const appeal = (token: string) => `/appeal/${encodeURIComponent(token)}`;
/** Pages for administrators and moderators (D93). */
export const admin = {
  queue: (query: Query = {}) => withQuery('/admin', query),
  case: (id: number) => `/admin/cases/${id}`,
  people: (query: Query = {}) => withQuery('/admin/people', query),
  account: (id: string) => `/admin/people/${id}`,
  accountData: (id: string) => `/admin/people/${id}/data`,
  guestData: () => '/admin/people/guest-data',
  /** `day` is YYYY-MM-DD. */
  numbers: (day?: string) => withQuery('/admin/numbers', { day }),
  content: () => '/admin/contents',
  /** The form for the code of the second factor. */
  signIn: (from?: string) => withQuery('/admin/enter', { from }),
  audit: (query: { subject?: string; person?: string; before?: string } = {}) =>
    withQuery('/admin/audit', query),
};

/** The reason for redirecting to the sign-in page, which shows a message for it. */
export type LoginNotice =
  | 'registered'
  | 'email-confirmed'
  | 'password-reset'
  | 'session-ended'
  /** Checks the session cookie; continues to `from` unless the browser rejected it. */
  | 'check-cookies';

const applicantsPath = (jobId: string) => `/employer/jobs/${encodeURIComponent(jobId)}/applicants`;

/** The query with the previous page, for a page without JavaScript that changes its search. */
const previousPageQuery = (at: string | undefined) => (at === undefined ? '' : `?at=${at.replace('?', '&')}`);
