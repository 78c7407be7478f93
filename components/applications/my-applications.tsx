import Link from 'next/link';
import { SignInLink } from '@/components/auth/sign-in-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { type MyApplication, statusForApplicant } from '@/lib/applications/application';
import { cityAndState } from '@/lib/places/address-label';
import { routes } from '@/lib/routes';

/** The list of one's applications, newest first, or what to do when there is none. */
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
        title="No applications yet"
        action={<ButtonLink href={routes.jobsNearMe()}>Find Jobs</ButtonLink>}
      >
        <p>
          {isSignedIn
            ? 'Jobs you apply for will appear here, with the status of each application.'
            : 'Jobs you apply for in this browser will appear here. Applied somewhere else? Check the status with the link in your receipt.'}
        </p>
      </EmptyState>
    );
  return (
    <div className="grid max-w-3xl gap-5">
      {!isSignedIn && (
        <p className="text-ink-soft">
          Sent from this browser. <SignInLink className="link">Sign in</SignInLink> with the email you applied
          with to keep them in your account.
        </p>
      )}
      <ul className="grid gap-3">
        {applications.map((application) => (
          <li key={application.id}>
            <Entry application={application} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ application: { id, job, status, sentAt, isOwn } }: { application: MyApplication }) {
  return (
    <Card as="article">
      <h2 className="text-lg leading-snug">
        {job.isShown ? (
          <Link href={routes.job(job)} prefetch={false} className="link">
            {job.title}
          </Link>
        ) : (
          job.title
        )}
      </h2>
      <p className="text-ink-soft">
        {job.companyName} · {cityAndState(job.location.address)}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Badge tone={status === 'hired' || status === 'shortlisted' ? 'good' : 'brand'}>
          {statusForApplicant(status)}
        </Badge>
        <span className="text-ink-soft">
          Sent: <RelativeTime date={sentAt} />
        </span>
        {job.hasEnded && <span className="text-ink-soft">This job is closed</span>}
        {isOwn ? (
          <Link href={routes.myApplication(id)} prefetch={false} className="link">
            What you sent<span className="sr-only"> to {job.companyName}</span>
          </Link>
        ) : (
          <span className="text-ink-soft">The link in your receipt shows what you sent.</span>
        )}
      </p>
    </Card>
  );
}
