import { site } from '@/lib/site';

/**
 * Returns an absolute title for user-written text. Next.js inserts other titles into a template with `String.replace`,
 * which interprets `$$` and `$&`.
 */
export const pageTitle = (title: string) => ({ absolute: `${title} | ${site.name}` });
