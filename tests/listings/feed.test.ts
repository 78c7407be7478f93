import { expect, test } from 'vitest';
import { createFeedResponse, feedFormats } from '@/lib/listings/feed';

const feed = {
  title: 'Jobs in Austin, Texas',
  pageUrl: 'https://doorstep.example/texas/austin',
  feedUrl: 'https://doorstep.example/feeds/rss/texas/austin',
  siteUrl: 'https://doorstep.example',
  jobs: [],
};
const createRequest = (etag?: string) =>
  new Request(feed.feedUrl, etag === undefined ? {} : { headers: { 'If-None-Match': etag } });

test.each(feedFormats)('responds 304 to a reader of the %s feed until it changes', async (format) => {
  const first = createFeedResponse(format, feed, createRequest());
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
  expect(first.headers.get('access-control-allow-origin')).toBe('*');
  const again = createFeedResponse(format, feed, createRequest(`"other", ${etag}`));
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect(
    createFeedResponse(format, { ...feed, title: 'Jobs in Reno, Nevada' }, createRequest(etag)).status,
  ).toBe(200);
});
