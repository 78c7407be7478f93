import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { GoneApplicationDetail } from '@/components/applications/gone-application';
import { SentApplicationDetail } from '@/components/applications/sent-application-detail';
import { findGoneApplication } from '@/lib/applications/gone-application';
import { findApplication } from '@/lib/applications/queries';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { applicationToken as text } from '@/messages/pages/application';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.yourApplication,
  robots: { index: false, follow: false },
  // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
  referrer: 'same-origin',
};

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams };

/** What the holder of a receipt sent or what became of it; confirmed, withdrawn and erased by POST alone (D29). */
export default async function ApplicationPage({ params, searchParams }: Props) {
  const { token } = await params;
  const application = await findApplication(token);
  if (application)
    return (
      <SentApplicationDetail
        application={application}
        cvHref={routes.applicationCv(token)}
        which={{ name: 'token', value: token }}
        isJustConfirmed={(await searchParam(searchParams, 'confirmed')) !== undefined}
      />
    );
  const gone = await findGoneApplication(token);
  if (!gone) redirect(routes.gone(routes.application(token)));
  return <GoneApplicationDetail application={gone} token={token} />;
}
