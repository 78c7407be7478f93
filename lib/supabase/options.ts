import { site } from '@/lib/site';

/** Section 7: every data call names the application in a header. */
export const applicationHeaders = { 'x-application-name': site.name.toLowerCase() } as const;
