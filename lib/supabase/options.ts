import { site } from '@/lib/site';

/** Every data call has a header with the application's name (specification, section 7). */
export const applicationHeaders = { 'x-application-name': site.name.toLowerCase() } as const;
