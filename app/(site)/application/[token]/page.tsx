import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DeletedApplicationDetail } from '@/components/applications/deleted-application-detail';
import { SentApplicationDetail } from '@/components/applications/sent-application-detail';
import { getDeletedApplication } from '@/lib/applications/deleted-application';
import { getApplication } from '@/lib/applications/queries';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { applicationToken as text } from '@/messages/pages/application';

/** Private: rendered for each request and never stored. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: text.title,
  robots: { index: false, follow: false },
  // The URL contains the token. ('no-referrer' would give the form's POST a null origin, which is rejected.)
  referrer: 'same-origin',
};

type Props = { params: Promise<{ token: string }>; searchParams: SearchParams };

/** A sent application, or what we still store after its job was deleted. Only POST confirms or deletes it (D29). */
export default async function ApplicationPage({ params, searchParams }: Props) {
  const { token } = await params;
  const application = await getApplication(token);
  if (application)
    return (
      <SentApplicationDetail
        application={application}
        cvHref={routes.applicationCv(token)}
        applicationKey={{ name: 'token', value: token }}
        isJustConfirmed={(await getSearchParam(searchParams, 'confirmed')) !== undefined}
      />
    );
  const deleted = await getDeletedApplication(token);
  if (!deleted) redirect(routes.expiredLink(routes.application(token)));
  return <DeletedApplicationDetail application={deleted} token={token} />;
}
