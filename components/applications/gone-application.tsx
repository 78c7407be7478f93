import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { statusForApplicant } from '@/lib/applications/application';
import type { GoneApplication } from '@/lib/applications/gone-application';
import { routes } from '@/lib/routes';
import { applicationRetentionDays, site } from '@/lib/site';
import { WithdrawForm } from './withdraw-form';

/** What became of an application whose job is gone, for as long as the application would have been kept. */
export function GoneApplicationDetail({
  application: { jobTitle, companyName, stateSlug, citySlug, reason, status, appliedAt, goneAt },
  token,
}: {
  application: GoneApplication;
  token: string;
}) {
  return (
    <div className="page py-8 sm:py-12">
      <div className="measure grid gap-6">
        <header>
          <h1 className="text-3xl">Your application</h1>
          <p className="mt-2 break-words text-lg">
            {jobTitle} at {companyName}
          </p>
        </header>
        <p className="text-lg">
          {reason === 'employer-left'
            ? `${companyName} has left ${site.name}, so this job is gone too.`
            : `${companyName} has removed this job.`}{' '}
          We deleted your application and CV along with it. The employer may still have our email. You did
          nothing wrong, and it’s not about you.
        </p>
        <dl className="grid gap-2 text-ink-soft">
          <Fact name="Sent">
            <RelativeTime date={appliedAt} />
          </Fact>
          <Fact name="Last status">{statusForApplicant(status)}</Fact>
          <Fact name="Gone">
            <RelativeTime date={goneAt} />
          </Fact>
        </dl>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={citySlug === 'unknown' ? routes.search() : routes.city(stateSlug, citySlug)}>
            See open jobs nearby
          </ButtonLink>
        </p>
        <div>
          <p className="text-ink-soft">
            This page no longer holds anything you sent. It goes away {applicationRetentionDays} days after
            the job ended.
          </p>
          <WithdrawForm which={{ name: 'token', value: token }} jobId={null} label="Delete this page now…" />
        </div>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt>{name}:</dt>
      <dd className="font-semibold text-ink">{children}</dd>
    </div>
  );
}
