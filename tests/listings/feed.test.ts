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

test.each(feedFormats)('responds with 304 to a known ETag until the %s feed changes', async (format) => {
  const firstResponse = createFeedResponse(format, feed, createRequest());
  const etag = firstResponse.headers.get('etag') ?? '';
  expect([firstResponse.status, etag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
  expect(firstResponse.headers.get('access-control-allow-origin')).toBe('*');
  const secondResponse = createFeedResponse(format, feed, createRequest(`"other", ${etag}`));
  expect([secondResponse.status, await secondResponse.text(), secondResponse.headers.get('etag')]).toEqual([
    304,
    '',
    etag,
  ]);
  expect(
    createFeedResponse(format, { ...feed, title: 'Jobs in Reno, Nevada' }, createRequest(etag)).status,
  ).toBe(200);
});
