import { parts } from '@/doorstep.config';
import type { Role } from '@/lib/auth/role';
import * as routes from '@/lib/routes';
import { navEntries as text } from '@/messages/layout';

type NavEntry = { label: string; href: string };

const savedJobs = { label: text.savedJobs, href: routes.savedJobs() };
const myApplications = { label: text.myApplications, href: routes.myApplications() };

/** The main navigation. */
export const navEntries: readonly NavEntry[] = [
  { label: text.findJobs, href: routes.jobsNearMe() },
  { label: text.setLocation, href: routes.location() },
  { label: text.postAJob, href: routes.postJob() },
];

/** What the main navigation adds for whoever is signed in. */
export const signedInEntries: readonly NavEntry[] = parts.talents
  ? [{ label: text.browseTalent, href: routes.talentNearMe() }]
  : [];

/** What it adds for guests, who save jobs and apply without an account too (D22). */
export const guestEntries: readonly NavEntry[] = [savedJobs, myApplications];

/** What is an employer's alone. */
export const employerEntries: readonly NavEntry[] = [
  { label: text.jobPostings, href: routes.employerJobs() },
  ...(parts.talents ? [{ label: text.savedTalents, href: routes.savedTalents() }] : []),
  ...(parts.talents && parts.alerts ? [{ label: text.talentAlerts, href: routes.talentAlerts() }] : []),
];

/** The entries of all other accounts: the specified entries, then those that the product adds (D112). */
export const jobSeekerEntries: readonly NavEntry[] = [
  savedJobs,
  ...(parts.alerts ? [{ label: text.jobAlerts, href: routes.jobAlerts() }] : []),
  myApplications,
  ...(parts.talents ? [{ label: text.interestedCompanies, href: routes.contactRequests() }] : []),
];

/** One's own pages. */
export const ownEntries: readonly NavEntry[] = [
  { label: text.profile, href: routes.profile() },
  { label: text.account, href: routes.account() },
];

/** The account menu: the employer's links, or everybody else's (section 2), and one's own pages. */
export const accountEntries = (role: Role | null): readonly NavEntry[] => [
  ...(role === 'employer' ? employerEntries : jobSeekerEntries),
  ...ownEntries,
];
