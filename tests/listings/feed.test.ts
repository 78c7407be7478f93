import { expect, test } from 'vitest';
import { feedFormats, feedResponse } from '@/lib/listings/feed';

const feed = {
  title: 'Jobs in Austin, Texas',
  pageUrl: 'https://doorstep.example/texas/austin',
  feedUrl: 'https://doorstep.example/feeds/rss/texas/austin',
  siteUrl: 'https://doorstep.example',
  jobs: [],
};
const request = (known?: string) =>
  new Request(feed.feedUrl, known === undefined ? {} : { headers: { 'If-None-Match': known } });

test.each(feedFormats)(
  'a reader that has the %s feed does not get it again until it changes',
  async (format) => {
    const first = feedResponse(format, feed, request());
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const again = feedResponse(format, feed, request(`"other", ${etag}`));
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(feedResponse(format, { ...feed, title: 'Jobs in Reno, Nevada' }, request(etag)).status).toBe(200);
  },
);
