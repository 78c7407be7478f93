import { idPattern, tokenPattern } from '../forms/ids';

/** First segments of paths that are not places. */
export const nonPlacePrefixes =
  'api|_next|auth|home|job|search|employer|job-seeker|application|account|cities|categories|feeds|sitemap|og|still-hiring|unsubscribe|alerts|admin|terms|privacy|cookies';

const listingPath = new RegExp(
  `^/(?!(?:${nonPlacePrefixes})(?:/|$))[^/]+/[^/]+(?:/[^/]+|/employers/[^/]+|(?:/[^/]+)?/jobs/[^/]+)?$`,
);

/** Whether a path can be a place, one of its categories, or a company there. */
export const isListingPath = (path: string): boolean => listingPath.test(path);

const tokenPath = `(?:alerts|alerts/confirm|appeal|application|contact-request|job-contact|still-hiring|unsubscribe)/${tokenPattern}`;

const perRequestPath = new RegExp(
  `^/(?:${[
    'account|categories|cities|contact-request|help|jobs-near-me|location|login|profile|register|reset-password',
    'role-selection|talent-near-me|transparency|alerts/new|auth/confirm|auth/confirm-change',
    'search(?:/area|/filters)?|post-job(?:/preview)?|admin(?:/.*)?',
    'employer/(?:jobs|saved-talents|talent-alerts|talent-alerts/[^/]+)',
    'employer/jobs/[^/]+/(?:applicants|applicants/[^/]+|close|delete|edit)',
    'job-seeker/(?:saved-jobs|(?:applications|job-alerts)(?:/[^/]+)?)',
    tokenPath,
    `report/(?:job|profile|message)/${idPattern}`,
    '[^/]+/[^/]+/talents/[^/]+/(?:now|any|full-time|part-time|contract|temporary|internship|volunteer)',
  ].join('|')})$`,
);

/** Route handlers and files, which render no page. */
const nonPagePath = new RegExp(
  [
    '^/(?:api|_next|feeds|og|sitemap|\\.well-known|_ground)(?:/|$)',
    '^/(?:profile|application/[^/]+|job-seeker/applications/[^/]+)/cv$',
    '^/employer/(?:saved-talents/[^/]+/cv|jobs/[^/]+/applicants/(?:export|[^/]+/cv))$',
    '^/admin/people/(?:guest-data|[^/]+/data)$',
    // Files in public/.
    '^/[^/]+\\.[a-z0-9]+$',
  ].join('|'),
);

/**
 * How a path is rendered: per request, with a nonce for its scripts; `static`, once for all visitors (also unknown
 * paths); or `none` for route handlers and files. A test compares this with the build.
 */
export function getPageKind(path: string): 'per-request' | 'static' | 'none' {
  if (nonPagePath.test(path)) return 'none';
  return perRequestPath.test(path) ? 'per-request' : 'static';
}
