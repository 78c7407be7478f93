import { env } from '@/lib/env';
import {
  listEmployersInFile,
  listIndexablePlaces,
  listJobsInFile,
  type SitemapEntry,
} from '@/lib/listings/sitemap';
import { escapeMarkup } from '@/lib/text/escape-markup';

export const dynamic = 'force-dynamic';

/** One sitemap: `places.xml`, `jobs.xml` or `employers.xml`, or a range such as `jobs-3f.xml`. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const entries = await getEntries((await params).file);
  if (entries === null) return new Response('There is no such sitemap.\n', { status: 404 });
  const { siteUrl } = env();
  const urls = entries.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeMarkup(siteUrl + path)}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</url>\n`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, s-maxage=60' } },
  );
}

async function getEntries(file: string): Promise<SitemapEntry[] | null> {
  const [, name = ''] = /^([a-z0-9-]{1,20})\.xml$/.exec(file) ?? [];
  if (name === 'places') return listIndexablePlaces();
  return (await listEmployersInFile(name)) ?? listJobsInFile(name);
}
