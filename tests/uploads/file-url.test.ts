import { describe, expect, test } from 'vitest';
import { GET, PUT } from '@/app/api/storage/[...path]/route';
import { isLoopback } from '@/lib/http/security-headers';
import { createCvLink } from '@/lib/uploads/cv-link';
import { createCvUpload } from '@/lib/uploads/cv-store';
import { toFileUrl } from '@/lib/uploads/file-url';
import { requireVariable } from '../support/environment';
import { cvBytes } from './cv-files';

const logo = '/storage/v1/object/public/companies/logos/1_a%20b.webp';

describe('the URL of a file', () => {
  test.each(['http://127.0.0.1:54321', 'http://localhost:54321', 'http://[::1]:8000'])(
    'on %s is a path of the site, for any port',
    (origin) => {
      expect(toFileUrl(origin + logo)).toBe('/api/storage/object/public/companies/logos/1_a%20b.webp');
      expect(toFileUrl(`${origin}/storage/v1/object/sign/a/b.pdf?token=1&download=c`)).toBe(
        '/api/storage/object/sign/a/b.pdf?token=1&download=c',
      );
    },
  );

  test('on another machine, or outside storage, is unchanged', () => {
    for (const url of [`https://abc.supabase.co${logo}`, 'http://127.0.0.1:54321/rest/v1/jobs'])
      expect(toFileUrl(url)).toBe(url);
  });
});

/** The site proxies files of a Supabase on this machine only. */
describe.runIf(isLoopback(new URL(requireVariable('NEXT_PUBLIC_SUPABASE_URL')).hostname))(
  'through the site',
  () => {
    const site = 'http://doorstep.example';

    test('a visitor uploads a CV to its signed URL and opens a signed link, as a download and never as a page', async () => {
      const bytes = cvBytes.pdf();
      const { path, url } = await createCvUpload({ name: 'cv.pdf', size: bytes.length }, null);
      expect(url).toMatch(/^\/api\/storage\//);
      const put = new Request(site + url, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'application/pdf' },
      });
      expect((await PUT(put)).status).toBe(200);

      const link = await createCvLink({ path, filename: 'Ana Gómez.pdf' });
      const answer = await GET(new Request(site + link));
      expect(answer.status).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
      expect(answer.headers.get('content-disposition')).toContain('attachment');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');

      const stripped = await GET(new Request(`${site}${link?.replace(/[?&]download=[^&]*/, '')}`));
      expect(stripped.status).toBe(200);
      expect(stripped.headers.get('content-disposition')).toMatch(/^attachment/);
    });

    test('rejects a file over 10 MB during the upload, for any declared size', async () => {
      const { url } = await createCvUpload({ name: 'cv.pdf', size: 1000 }, null);
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
      const put = new Request(site + url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
      expect((await PUT(put)).status).toBe(413);
      expect(sent).toBeLessThan(12_000_000);
    });

    test.each([
      ['GET', '/api/storage/bucket'],
      ['GET', '/api/storage/object/applications/cvs/1_a.pdf'],
      ['GET', '/api/storage/object/list/applications'],
      ['GET', '/api/storage/object/public/../../../../rest/v1/jobs'],
      ['GET', '/api/storage/object/public/%2e%2e/%2e%2e/%2e%2e/%2e%2e/rest/v1/jobs'],
      ['PUT', '/api/storage/object/public/companies/logos/1_a.webp'],
      ['PUT', '/api/storage/object/companies/logos/1_a.webp'],
    ])('%s %s is not found', async (method, path) => {
      const send = method === 'GET' ? GET : PUT;
      const body = method === 'PUT' ? { body: 'x' } : {};
      expect((await send(new Request(site + path, { method, ...body }))).status).toBe(404);
    });
  },
);
