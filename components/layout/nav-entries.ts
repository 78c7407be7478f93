import { routes } from '@/lib/routes';
import { built } from '@/lib/site';

export type NavEntry = { label: string; href: string };

/** The main navigation for everybody; entries whose page is not built yet stay away. */
export const navEntries: readonly NavEntry[] = [
  { label: 'Find Jobs', href: routes.jobsNearMe() },
  { label: 'Set Location', href: routes.location() },
  ...(built.posting ? [{ label: 'Post a Job', href: routes.postJob() }] : []),
];
