import { idPattern, tokenPattern } from '../forms/ids';

/** First words of addresses that are no places. */
export const otherPages =
  'api|_next|auth|home|job|search|employer|job-seeker|application|account|cities|categories|feeds|sitemap|og|still-hiring|unsubscribe|alerts|operator|terms|privacy|cookies';

const listingPath = new RegExp(
  `^/(?!(?:${otherPages})(?:/|$))[^/]+/[^/]+(?:/[^/]+|/employers/[^/]+|(?:/[^/]+)?/jobs/[^/]+)?$`,
);

/** Whether an address can be that of a place, one of its categories, or a company there. */
export const isListingPath = (path: string): boolean => listingPath.test(path);

const token = `(?:alerts|alerts/confirm|appeal|application|contact-request|job-contact|still-hiring|unsubscribe)/${tokenPattern}`;

const perRequestPath = new RegExp(
  `^/(?:${[
    'account|categories|cities|contact-request|help|jobs-near-me|location|login|profile|register|reset-password',
    'role-selection|talent-near-me|transparency|alerts/new|auth/confirm|auth/confirm-change',
    'search(?:/area|/filters)?|post-job(?:/preview)?|operator(?:/.*)?',
    'employer/(?:jobs|saved-talents|talent-alerts|talent-alerts/[^/]+)',
    'employer/jobs/[^/]+/(?:applicants|applicants/[^/]+|close|delete|edit)',
    'job-seeker/(?:saved-jobs|(?:applications|job-alerts)(?:/[^/]+)?)',
    token,
    `report/(?:job|profile|message)/${idPattern}`,
    '[^/]+/[^/]+/talents/[^/]+/(?:now|any|full-time|part-time|contract|temporary|internship|volunteer)',
  ].join('|')})$`,
);

/** Route handlers and files: they render no page. */
const noPage = new RegExp(
  [
    '^/(?:api|_next|feeds|og|sitemap|\\.well-known|_ground)(?:/|$)',
    '^/(?:profile|application/[^/]+|job-seeker/applications/[^/]+)/cv$',
    '^/employer/(?:saved-talents/[^/]+/cv|jobs/[^/]+/applicants/(?:export|[^/]+/cv))$',
    '^/operator/people/(?:guest-data|[^/]+/data)$',
    // A file of the folder public.
    '^/[^/]+\\.[a-z0-9]+$',
  ].join('|'),
);

/**
 * How the page at a path is rendered: for each request, with a nonce for its scripts, or once for all visitors (`static`, also
 * an address of no page). A test compares this with the build.
 */
export function pageKind(path: string): 'per-request' | 'static' | 'none' {
  if (noPage.test(path)) return 'none';
  return perRequestPath.test(path) ? 'per-request' : 'static';
}
