import { name, operator } from '../doorstep.config.ts';

/** What the configuration calls the site (docs/brand.md); every page, mail and feed takes them from here. */
export const site = { name, defaultCountry: 'United States' } as const;

/** The name in a header, which takes no spaces and no letters beyond ASCII. */
export const headerName = name.replace(/[^\x21-\x7e]+/g, '-');

/** Who runs the site, as its legal pages and emails say. */
export const runBy = operator.legalName ?? name;
