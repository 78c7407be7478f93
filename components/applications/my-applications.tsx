import Link from 'next/link';
import { SignInLink } from '@/components/auth/sign-in-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { applicantStatusLabel, type MyApplication } from '@/lib/applications/application';
import * as placeRoutes from '@/lib/place-routes';
import { cityAndState } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import { myApplications as text } from '@/messages/applications/sent';

/** The viewer's applications, newest first, or a hint if there are none. */
export function MyApplications({
  applications,
  isSignedIn,
}: {
  applications: readonly MyApplication[];
  isSignedIn: boolean;
}) {
  if (applications.length === 0)
    return (
      <EmptyState
        title={text.emptyTitle}
        action={<ButtonLink href={routes.jobsNearMe()}>{text.findJobsLink}</ButtonLink>}
      >
        <p>{isSignedIn ? text.emptyHint : text.emptyHintSignedOut}</p>
      </EmptyState>
    );
  return (
    <div className="grid max-w-3xl gap-5">
      {!isSignedIn && (
        <p className="text-ink-soft">
          {text.signInHint({
            signInLink: (words) => <SignInLink className="link">{words}</SignInLink>,
          })}
        </p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {applications.map((application) => (
          <li key={application.id}>
            <MyApplicationCard application={application} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MyApplicationCard({
  application: { id, job, status, sentAt, isOwn },
}: {
  application: MyApplication;
}) {
  return (
    <Card as="article">
      <h2 className="text-lg leading-snug">
        {job.hasPage ? (
          <Link href={placeRoutes.job(job)} prefetch={false} className="link">
            {job.title}
          </Link>
        ) : (
          job.title
        )}
      </h2>
      <p className="text-ink-soft">
        <bdi>{job.companyName}</bdi> · {cityAndState(job.location.address)}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Badge tone={status === 'hired' || status === 'shortlisted' ? 'good' : 'brand'}>
          {applicantStatusLabel(status)}
        </Badge>
        <span className="text-ink-soft">{text.sentAt({ relativeTime: <RelativeTime date={sentAt} /> })}</span>
        {job.isTakenDown ? (
          <span className="text-danger">{text.jobTakenDown}</span>
        ) : (
          job.hasEnded && <span className="text-ink-soft">{text.jobClosed}</span>
        )}
        {isOwn ? (
          <Link href={routes.myApplication(id)} prefetch={false} className="link">
            {text.detailsLink({
              jobTitle: <span className="sr-only"> {text.toCompany({ companyName: job.companyName })}</span>,
            })}
          </Link>
        ) : (
          <span className="text-ink-soft">{text.receiptHint}</span>
        )}
      </p>
    </Card>
  );
}
