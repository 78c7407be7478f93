import { describe, expect, test } from 'vitest';
import { GET, PUT } from '@/app/api/storage/[...path]/route';
import { isLoopback } from '@/lib/http/security-headers';
import { createCvLink } from '@/lib/uploads/cv-link';
import { createCvUpload } from '@/lib/uploads/cv-store';
import { toFileUrl } from '@/lib/uploads/file-url';
import { requireVariable } from '../support/environment';
import { cvBytes } from './cv-files';

const logo = '/storage/v1/object/public/companies/logos/1_a%20b.webp';

describe('the URL of a stored file', () => {
  test.each(['http://127.0.0.1:54321', 'http://localhost:54321', 'http://[::1]:8000'])(
    'is a path of the site if storage is at %s',
    (origin) => {
      expect(toFileUrl(origin + logo)).toBe('/api/storage/object/public/companies/logos/1_a%20b.webp');
      expect(toFileUrl(`${origin}/storage/v1/object/sign/a/b.pdf?token=1&download=c`)).toBe(
        '/api/storage/object/sign/a/b.pdf?token=1&download=c',
      );
    },
  );

  test('is unchanged if it is on another machine or outside storage', () => {
    for (const url of [`https://abc.supabase.co${logo}`, 'http://127.0.0.1:54321/rest/v1/jobs'])
      expect(toFileUrl(url)).toBe(url);
  });
});

// The site proxies files only if Supabase runs on this machine.
describe.runIf(isLoopback(new URL(requireVariable('NEXT_PUBLIC_SUPABASE_URL')).hostname))(
  'the storage proxy of the site',
  () => {
    const site = 'http://doorstep.example';

    test('uploads a CV to its signed URL, and serves it as a download only', async () => {
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
      const response = await GET(new Request(site + link));
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
      expect(response.headers.get('content-disposition')).toContain('attachment');
      expect(response.headers.get('cache-control')).toBe('private, no-store');

      const responseWithoutName = await GET(new Request(`${site}${link?.replace(/[?&]download=[^&]*/, '')}`));
      expect(responseWithoutName.status).toBe(200);
      expect(responseWithoutName.headers.get('content-disposition')).toMatch(/^attachment/);
    });

    test('aborts the upload of a file over 10 MB, even if it declared a smaller size', async () => {
      const { url } = await createCvUpload({ name: 'cv.pdf', size: 1000 }, null);
      let sentBytes = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          sentBytes += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      });
      const put = new Request(site + url, { method: 'PUT', body, duplex: 'half' } as RequestInit);
      expect((await PUT(put)).status).toBe(413);
      expect(sentBytes).toBeLessThan(12_000_000);
    });

    test.each([
      ['GET', '/api/storage/bucket'],
      ['GET', '/api/storage/object/applications/cvs/1_a.pdf'],
      ['GET', '/api/storage/object/list/applications'],
      ['GET', '/api/storage/object/public/../../../../rest/v1/jobs'],
      ['GET', '/api/storage/object/public/%2e%2e/%2e%2e/%2e%2e/%2e%2e/rest/v1/jobs'],
      ['PUT', '/api/storage/object/public/companies/logos/1_a.webp'],
      ['PUT', '/api/storage/object/companies/logos/1_a.webp'],
    ])('returns 404 for %s %s', async (method, path) => {
      const send = method === 'GET' ? GET : PUT;
      const body = method === 'PUT' ? { body: 'x' } : {};
      expect((await send(new Request(site + path, { method, ...body }))).status).toBe(404);
    });
  },
);
