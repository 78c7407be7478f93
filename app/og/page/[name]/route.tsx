import { sharedImage } from '@/components/seo/shared-image';
import { tagline } from '@/doorstep.config';
import { doorPicture, streetOf } from '@/lib/employers/door';
import * as routes from '@/lib/routes';
import { jobsNearMe, search } from '@/messages/pages/search';
import { sharedImages as text } from '@/messages/pages/shared-images';

export const dynamic = 'force-dynamic';

const titles: Readonly<Record<string, string>> = {
  [routes.pageImage('home')]: tagline,
  [routes.pageImage('jobs-near-me')]: jobsNearMe.jobsNearYou,
  [routes.pageImage('search')]: search.searchAllJobs,
};

/** The image of a shared page that is of no job and no place. */
export async function GET(request: Request): Promise<Response> {
  const title = titles[new URL(request.url).pathname];
  if (!title) return new Response(text.missing, { status: 404 });
  return sharedImage({
    over: '',
    title,
    otherwise: title,
    facts: [text.whatItIs],
    doors: streetOf([]).map(doorPicture),
    maxAge: 86_400,
  });
}
