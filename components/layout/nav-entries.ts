import { parts } from '@/doorstep.config';
import type { Role } from '@/lib/auth/role';
import * as routes from '@/lib/routes';
import { navEntries as text } from '@/messages/layout';

type NavEntry = { label: string; href: string };

const savedJobs = { label: text.savedJobs, href: routes.savedJobs() };
const myApplications = { label: text.myApplications, href: routes.myApplications() };

export const navEntries: readonly NavEntry[] = [
  { label: text.findJobs, href: routes.jobsNearMe() },
  { label: text.setLocation, href: routes.location() },
  { label: text.postAJob, href: routes.postJob() },
];

export const signedInEntries: readonly NavEntry[] = parts.talents
  ? [{ label: text.browseTalent, href: routes.talentNearMe() }]
  : [];

/** Added for guests, who can save jobs and apply without an account (D22). */
export const guestEntries: readonly NavEntry[] = [savedJobs, myApplications];

export const employerEntries: readonly NavEntry[] = [
  { label: text.jobPostings, href: routes.employerJobs() },
  ...(parts.talents ? [{ label: text.savedTalents, href: routes.savedTalents() }] : []),
  ...(parts.talents && parts.alerts ? [{ label: text.talentAlerts, href: routes.talentAlerts() }] : []),
];

/** The entries of job seekers and of accounts without a role: first the specification's, then our own (D112). */
export const jobSeekerEntries: readonly NavEntry[] = [
  savedJobs,
  ...(parts.alerts ? [{ label: text.jobAlerts, href: routes.jobAlerts() }] : []),
  myApplications,
  ...(parts.talents ? [{ label: text.interestedCompanies, href: routes.contactRequests() }] : []),
];

export const ownEntries: readonly NavEntry[] = [
  { label: text.profile, href: routes.profile() },
  { label: text.account, href: routes.account() },
];

/** Returns the account menu (specification, section 2): the entries of the role, then profile and account. */
export const accountEntries = (role: Role | null): readonly NavEntry[] => [
  ...(role === 'employer' ? employerEntries : jobSeekerEntries),
  ...ownEntries,
];
