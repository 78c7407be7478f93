import { createShareImage } from '@/components/seo/share-image';
import { tagline } from '@/doorstep.config';
import { getPlaceholderRow, toPlaceholderSvg } from '@/lib/employers/company-placeholder';
import * as routes from '@/lib/routes';
import { jobsNearMe, search } from '@/messages/pages/search';
import { sharedImages as text } from '@/messages/pages/shared-images';

export const dynamic = 'force-dynamic';

const titles: Readonly<Record<string, string>> = {
  [routes.pageImage('home')]: tagline,
  [routes.pageImage('jobs-near-me')]: jobsNearMe.title,
  [routes.pageImage('search')]: search.title,
};

/** The preview image of a shared page that is not a job or a place. */
export async function GET(request: Request): Promise<Response> {
  const title = titles[new URL(request.url).pathname];
  if (!title) return new Response(text.notFound, { status: 404 });
  return createShareImage({
    eyebrow: '',
    title,
    fallbackTitle: title,
    facts: [text.tagline],
    pictures: getPlaceholderRow([]).map(toPlaceholderSvg),
    maxAge: 86_400,
  });
}
