import type { Role } from '@/lib/auth/role';
import { routes } from '@/lib/routes';

type NavEntry = { label: string; href: string };

/** The main navigation for everybody. */
export const navEntries: readonly NavEntry[] = [
  { label: 'Find Jobs', href: routes.jobsNearMe() },
  { label: 'Set Location', href: routes.location() },
  { label: 'Post a Job', href: routes.postJob() },
];

/** What the main navigation adds for whoever is signed in. */
export const signedInEntries: readonly NavEntry[] = [{ label: 'Browse Talent', href: routes.talentNearMe() }];

/** What it adds for whoever is not: jobs are saved without an account too (D22). */
export const guestEntries: readonly NavEntry[] = [{ label: 'Saved Jobs', href: routes.savedJobs() }];

const employerEntries: readonly NavEntry[] = [
  { label: 'Job Postings', href: routes.employerJobs() },
  { label: 'Saved Talents', href: routes.savedTalents() },
  { label: 'Talent Alerts', href: routes.talentAlerts() },
];

const jobSeekerEntries: readonly NavEntry[] = [
  { label: 'Saved Jobs', href: routes.savedJobs() },
  { label: 'My Applications', href: routes.myApplications() },
  { label: 'Job Alerts', href: routes.jobAlerts() },
  { label: 'Interested Companies', href: routes.contactRequests() },
];

/** The account menu: the employer's links, or everybody else's (section 2), and one's own pages. */
export const accountEntries = (role: Role | null): readonly NavEntry[] => [
  ...(role === 'employer' ? employerEntries : jobSeekerEntries),
  { label: 'Profile', href: routes.profile() },
  { label: 'Account', href: routes.account() },
];
