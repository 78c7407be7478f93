import { idPattern, tokenPattern } from '../forms/ids';
import { nonPlacePrefixes } from './page-kind';

/**
 * Rewrites to this path show the one 404 page, which is rendered at build time. No route matches the path, because
 * routes with five segments have a fixed word, such as 'talents'.
 */
const notFoundPath = '/not-found'.repeat(5);

const continuationByte = '%[89ab][0-9a-f]';

/** One character of a path as UTF-8 in a URL (RFC 3629). */
const utf8Character = [
  '[^%]',
  '%[0-7][0-9a-f]',
  `%(?:c[2-9a-f]|d[0-9a-f])${continuationByte}`,
  `%e0%[ab][0-9a-f]${continuationByte}`,
  `%(?:e[1-9a-cef])${continuationByte}${continuationByte}`,
  `%ed%[89][0-9a-f]${continuationByte}`,
  `%f0%[9ab][0-9a-f]${continuationByte}${continuationByte}`,
  `%f[1-3]${continuationByte}${continuationByte}${continuationByte}`,
  `%f4%8[0-9a-f]${continuationByte}${continuationByte}`,
].join('|');

/** For `beforeFiles` of next.config.ts: a path that can't be decoded (`/%ff`) would be a bare 500. */
export const undecodableRewrites = [
  { source: `/:broken((?!(?:${utf8Character})*$).*)`, destination: notFoundPath },
];

/** Anything but the format of an emailed link's token (32 bytes in hexadecimal). Such a link is broken. */
const invalidToken = `:token((?!${tokenPattern}$)[^/]+)`;

/** For `afterFiles` of next.config.ts, which come after routes such as `/alerts/new`. */
export const brokenLinkRewrites = [
  '/:kind(alerts|application|unsubscribe|still-hiring|job-contact|contact-request|appeal)',
  '/alerts/confirm',
].map((folder) => ({
  source: `${folder}/${invalidToken}`,
  destination: `${folder.replace(/\(.*\)/, '')}/:token/gone`,
}));

/**
 * For `afterFiles`: parameters that no page accepts (lib/talents/role-page.ts, lib/trust/report.ts; a test compares
 * them). A page rendered per request could only send an empty 404.
 */
export const invalidParamRewrites = [
  '/:state/:city/talents/:role/:availability((?!(?:now|any|full-time|part-time|contract|temporary|internship|volunteer)$)[^/]+)',
  '/report/:kind((?!(?:job|profile|message)/)[^/]+)/:id',
  `/report/:kind/:id((?!${idPattern}$)[^/]+)`,
].map((source) => ({ source, destination: notFoundPath }));

/**
 * For `afterFiles`: paths that bots probe (`/wp-login.php`, `/.env`). They have a dot at the start of a segment or
 * before an extension; names of places have one before a space or at the end ("St. John's", D7). Company names may have
 * dots anywhere.
 */
export const botProbeRewrites = [
  {
    source: `/:file((?!(?:${nonPlacePrefixes})(?:/|$)|[^/]+/[^/]+/(?:employers|talents)/)(?:.*/)?(?:\\.[^/]*|[^/]*\\.[^/.%]+)(?:/.*)?)`,
    destination: notFoundPath,
  },
];

/** The request header that middleware.ts sets for visitors who may not see admin pages. */
export const hideAdminHeader = 'x-hide-admin';

/**
 * For `beforeFiles`: for non-admins the admin pages are a 404 (D93). Not a rewrite in middleware.ts, because Next.js
 * exposes those in a response header.
 */
export const adminRewrites = [
  {
    source: '/admin/:path*',
    destination: notFoundPath,
    // Without a value, Next.js would add the header as a page parameter.
    has: [{ type: 'header' as const, key: hideAdminHeader, value: '1' }],
  },
];

/** For `beforeFiles`: the paths of disabled features. Unsubscribe links in old emails keep working. */
export const disabledFeatureRewrites = ({ talents, alerts }: { talents: boolean; alerts: boolean }) =>
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
  ].map((source) => ({ source, destination: notFoundPath }));
