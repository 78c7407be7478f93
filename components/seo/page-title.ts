import { site } from '@/lib/site';

/**
 * The title of a page that has people's own words. Next.js puts other titles into the layout's template by `String.replace`,
 * where `$$`, `$&` and the like mean something else.
 */
export const pageTitle = (title: string) => ({ absolute: `${title} | ${site.name}` });
