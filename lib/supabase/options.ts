import { site } from '@/lib/site';

/** Section 7: every data call has a header with the application's name. */
export const applicationHeaders = { 'x-application-name': site.name.toLowerCase() } as const;
