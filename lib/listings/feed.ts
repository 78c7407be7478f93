import { createHash } from 'node:crypto';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { neighborhoodCityAndState } from '@/lib/places/address-label';
import { escapeMarkup } from '@/lib/text/escape-markup';
import { feed as text } from '@/messages/listings';

export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

export type Feed = {
  title: string;
  /** The page that shows the same, and the feed itself; absolute. */
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

/** Jobs as RSS 2.0, Atom (RFC 4287) or JSON Feed 1.1, newest first; 304 where the reader has them already (RFC 9110, 13.1.2). */
export function feedResponse(format: FeedFormat, feed: Feed, request: Request): Response {
  const newestFirst = [...feed.jobs].sort((one, other) => other.postedAt.localeCompare(one.postedAt));
  const body = writers[format]({ ...feed, jobs: newestFirst });
  // Weak, because a proxy may compress the body.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = {
    ETag: etag,
    'Cache-Control': 'public, s-maxage=60',
    // A company may show its jobs on its own site.
    'Access-Control-Allow-Origin': '*',
  };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, 'Content-Type': contentTypes[format] } });
}

const writers: Record<FeedFormat, (feed: Feed) => string> = { rss, atom, json };

function rss({ title, pageUrl, feedUrl, siteUrl, jobs }: Feed): string {
  const items = jobs.map(
    (job) => `<item>
<title>${escapeMarkup(headline(job))}</title>
<link>${escapeMarkup(siteUrl + placeRoutes.job(job))}</link>
<guid isPermaLink="false">${job.id}</guid>
<pubDate>${new Date(job.postedAt).toUTCString()}</pubDate>
<description>${escapeMarkup(summary(job))}</description>
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

function atom({ title, pageUrl, feedUrl, siteUrl, jobs }: Feed): string {
  const entries = jobs.map(
    (job) => `<entry>
<id>urn:uuid:${job.id}</id>
<title>${escapeMarkup(headline(job))}</title>
<link href="${escapeMarkup(siteUrl + placeRoutes.job(job))}"/>
<published>${job.postedAt}</published>
<updated>${job.postedAt}</updated>
<author><name>${escapeMarkup(job.company.name)}</name></author>
<summary>${escapeMarkup(summary(job))}</summary>
</entry>`,
  );
  // An empty feed has not changed since anything; the epoch is a date that stays the same.
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

function json({ title, pageUrl, feedUrl, siteUrl, jobs }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: 'en-US',
    items: jobs.map((job) => ({
      id: job.id,
      url: siteUrl + placeRoutes.job(job),
      title: headline(job),
      content_text: summary(job),
      date_published: job.postedAt,
      authors: [{ name: job.company.name }],
      ...(job.tags.length > 0 && { tags: job.tags }),
    })),
  });
}

const headline = (job: JobSummary) => text.headline({ title: job.title, companyName: job.company.name });

function summary({ location: { address }, type, salary }: JobSummary): string {
  const where = neighborhoodCityAndState(address);
  return text.summary({ where, type: jobTypeLabel(type), pay: payLabel({ type, salary }) });
}
