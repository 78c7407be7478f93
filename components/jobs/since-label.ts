import { site } from '@/lib/site';

/** Since when a company is here, 'On Doorstep since November 2026'. */
export const sinceLabel = (since: string): string =>
  `On ${site.name} since ${new Date(since).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
