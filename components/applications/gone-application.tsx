import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { statusForApplicant } from '@/lib/applications/application';
import type { GoneApplication } from '@/lib/applications/gone-application';
import { applicationRetentionDays } from '@/lib/limits';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { goneApplication as text } from '@/messages/applications/sent';
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
    <div className="page frame">
      <div className="measure grid gap-6">
        <header>
          <h1 className="text-3xl">{text.yourApplication}</h1>
          <p className="mt-2 break-words text-lg">{text.at({ jobTitle, companyName })}</p>
        </header>
        <p className="text-lg">
          {text.reasons[reason]({ companyName, siteName: site.name })} {text.weDeletedYourApplicationAnd}
        </p>
        <dl className="grid gap-2 text-ink-soft">
          <Fact name={text.sent}>
            <RelativeTime date={appliedAt} />
          </Fact>
          <Fact name={text.lastStatus}>{statusForApplicant(status)}</Fact>
          <Fact name={text.gone}>
            <RelativeTime date={goneAt} />
          </Fact>
        </dl>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={citySlug === 'unknown' ? routes.search() : placeRoutes.city(stateSlug, citySlug)}>
            {text.seeOpenJobsNearby}
          </ButtonLink>
        </p>
        <div>
          <p className="text-ink-soft">{text.thisPageNoLongerHolds({ applicationRetentionDays })}</p>
          <WithdrawForm which={{ name: 'token', value: token }} jobId={null} label={text.deleteThisPageNow} />
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
