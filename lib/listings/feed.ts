import { createHash } from 'node:crypto';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { neighborhoodCityAndState } from '@/lib/places/address-label';
import { escapeMarkup } from '@/lib/text/escape-markup';
import { feed as text } from '@/messages/listings';

export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

type Feed = {
  title: string;
  /** Absolute URLs: `pageUrl` is the page with the same jobs, `feedUrl` the feed itself. */
  pageUrl: string;
  feedUrl: string;
  siteUrl: string;
  jobs: readonly JobSummary[];
};

const contentTypes: Record<FeedFormat, string> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/**
 * Jobs as RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1, newest first. Responds 304 if the ETag matches (RFC 9110, 13.1.2).
 */
export function createFeedResponse(format: FeedFormat, feed: Feed, request: Request): Response {
  const newestFirst = feed.jobs.toSorted((a, b) => b.postedAt.localeCompare(a.postedAt));
  const body = feedFormatters[format]({ ...feed, jobs: newestFirst });
  // Weak, because a proxy may compress the body.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, s-maxage=60',
    // Lets a company show its jobs on its own site.
    'Access-Control-Allow-Origin': '*',
  };
  const knownEtags = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (knownEtags.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': contentTypes[format] } });
}

const feedFormatters: Record<FeedFormat, (feed: Feed) => string> = {
  rss: formatRss,
  atom: formatAtom,
  json: formatJson,
};

function formatRss({ title, pageUrl, feedUrl, siteUrl, jobs }: Feed): string {
  const items = jobs.map(
    (job) => `<item>
<title>${escapeMarkup(formatHeadline(job))}</title>
<link>${escapeMarkup(siteUrl + placeRoutes.job(job))}</link>
<guid isPermaLink="false">${job.id}</guid>
<pubDate>${new Date(job.postedAt).toUTCString()}</pubDate>
<description>${escapeMarkup(formatSummary(job))}</description>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(title)}</title>
<link>${escapeMarkup(pageUrl)}</link>
<description>${escapeMarkup(title)}</description>
<language>en-us</language>
<atom:link href="${escapeMarkup(feedUrl)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

function formatAtom({ title, pageUrl, feedUrl, siteUrl, jobs }: Feed): string {
  const entries = jobs.map(
    (job) => `<entry>
<id>urn:uuid:${job.id}</id>
<title>${escapeMarkup(formatHeadline(job))}</title>
<link href="${escapeMarkup(siteUrl + placeRoutes.job(job))}"/>
<published>${job.postedAt}</published>
<updated>${job.postedAt}</updated>
<author><name>${escapeMarkup(job.company.name)}</name></author>
<summary>${escapeMarkup(formatSummary(job))}</summary>
</entry>`,
  );
  // Atom requires a date; the epoch keeps the ETag of an empty feed stable.
  const updated = jobs[0]?.postedAt ?? new Date(0).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeMarkup(feedUrl)}</id>
<title>${escapeMarkup(title)}</title>
<updated>${updated}</updated>
<link href="${escapeMarkup(feedUrl)}" rel="self" type="application/atom+xml"/>
<link href="${escapeMarkup(pageUrl)}"/>
${entries.join('\n')}
</feed>
`;
}

function formatJson({ title, pageUrl, feedUrl, siteUrl, jobs }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: 'en-US',
    items: jobs.map((job) => ({
      id: job.id,
      url: siteUrl + placeRoutes.job(job),
      title: formatHeadline(job),
      content_text: formatSummary(job),
      date_published: job.postedAt,
      authors: [{ name: job.company.name }],
      ...(job.tags.length > 0 && { tags: job.tags }),
    })),
  });
}

const formatHeadline = (job: JobSummary) =>
  text.headline({ title: job.title, companyName: job.company.name });

function formatSummary({ location: { address }, type, salary }: JobSummary): string {
  const where = neighborhoodCityAndState(address);
  return text.summary({ where, type: jobTypeLabel(type), pay: payLabel({ type, salary }) });
}
