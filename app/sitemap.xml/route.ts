import { env } from '@/lib/env';
import { listEmployerFiles, listJobFiles } from '@/lib/listings/sitemap';
import * as routes from '@/lib/routes';
import { escapeMarkup } from '@/lib/text/escape-markup';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const files = [...(await listJobFiles()), 'places', ...(await listEmployerFiles())];
  const entries = files.map(
    (file) => `<sitemap><loc>${escapeMarkup(`${env().siteUrl}${routes.sitemap(file)}`)}</loc></sitemap>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, s-maxage=60' } },
  );
}
