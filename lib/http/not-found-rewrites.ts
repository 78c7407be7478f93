import { idPattern, tokenPattern } from '../forms/ids';
import { otherPages } from './page-kind';

/** An address of no route: what is led here is one 404 page, rendered at build and answered without a look-up. */
const nowhere = '/nothing/stands/at/this/address';

const following = '%[89ab][0-9a-f]';

/** One character of a path as UTF-8 in a URL (RFC 3629). */
const character = [
  '[^%]',
  '%[0-7][0-9a-f]',
  `%(?:c[2-9a-f]|d[0-9a-f])${following}`,
  `%e0%[ab][0-9a-f]${following}`,
  `%(?:e[1-9a-cef])${following}${following}`,
  `%ed%[89][0-9a-f]${following}`,
  `%f0%[9ab][0-9a-f]${following}${following}`,
  `%f[1-3]${following}${following}${following}`,
  `%f4%8[0-9a-f]${following}${following}`,
].join('|');

/** A path that cannot be decoded (`/%ff`) would be answered by a bare 500. For `beforeFiles` of next.config.ts. */
export const undecodableRewrites = [{ source: `/:broken((?!(?:${character})*$).*)`, destination: nowhere }];

/** The secret of a link in a mail: 32 bytes in hexadecimal. Anything else needs no look-up to be known as none. */
const noSecret = `:token((?!${tokenPattern}$)[^/]+)`;

/** For `afterFiles` of next.config.ts, behind `/alerts/new` and the like. */
export const brokenLinkRewrites = [
  '/:kind(alerts|application|unsubscribe|still-hiring|job-contact|contact-request|appeal)',
  '/alerts/confirm',
].map((folder) => ({
  source: `${folder}/${noSecret}`,
  destination: `${folder.replace(/\(.*\)/, '')}/:token/gone`,
}));

/**
 * Words that no page reads (lib/talents/role-page.ts, lib/trust/report.ts; a test compares them). A page that is rendered per request
 * can only send an empty 404. For `afterFiles`.
 */
export const unknownWordRewrites = [
  '/:state/:city/talents/:role/:availability((?!(?:now|any|full-time|part-time|contract|temporary|internship|volunteer)$)[^/]+)',
  '/report/:kind((?!(?:job|profile|message)/)[^/]+)/:id',
  `/report/:kind/:id((?!${idPattern}$)[^/]+)`,
].map((source) => ({ source, destination: nowhere }));

/**
 * What robots try (`/wp-login.php`, `/.env`) has a dot at the beginning of a part or before its last letters; a name has one before a
 * space or at its end ('St. John's', D7). Answering them costs no page of their own. A company's name may have any. For `afterFiles` of next.config.ts, behind the files that there are.
 */
export const impossibleRewrites = [
  {
    source: `/:file((?!(?:${otherPages})(?:/|$)|[^/]+/[^/]+/(?:employers|talents)/)(?:.*/)?(?:\\.[^/]*|[^/]*\\.[^/.%]+)(?:/.*)?)`,
    destination: nowhere,
  },
];

/** A request header that middleware.ts sets for anyone who may not see the admin's pages. */
export const hideFromNonAdmins = 'x-hide-admin';

/**
 * To anyone else the admin's pages are an address of no route (D93). Not a rewrite of middleware.ts, because Next.js names
 * those in a header of the response. For `beforeFiles`.
 */
export const deskRewrites = [
  {
    source: '/operator/:path*',
    destination: nowhere,
    // Without a value its name would become a parameter of the page.
    has: [{ type: 'header' as const, key: hideFromNonAdmins, value: '1' }],
  },
];

/** The addresses of parts that this site does not have; an unsubscribe link in an old email works on. For `beforeFiles`. */
export const absentRewrites = ({ talents, alerts }: { talents: boolean; alerts: boolean }) =>
  [
    ...(talents
      ? []
      : [
          '/talent-near-me',
          '/employer/saved-talents/:path*',
          '/employer/talent-alerts/:path*',
          '/contact-request/:path*',
          '/:state/:city/talents/:path*',
        ]),
    ...(alerts ? [] : ['/alerts/:path*', '/job-seeker/job-alerts/:path*', '/employer/talent-alerts/:path*']),
  ].map((source) => ({ source, destination: nowhere }));
