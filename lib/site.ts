import { name, operator } from '../doorstep.config.ts';

/** The site's name and country (docs/brand.md), for every page, email and feed. */
export const site = { name, defaultCountry: 'United States' } as const;

/** The name for HTTP headers, which allow no spaces and no letters beyond ASCII. */
export const asciiSiteName = name.replace(/[^\x21-\x7e]+/g, '-');

/** The operator named in legal pages and emails. */
export const siteOperatorName = operator.legalName ?? name;
