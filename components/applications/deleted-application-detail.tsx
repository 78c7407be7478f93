import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { RelativeTime } from '@/components/ui/relative-time';
import { applicantStatusLabel } from '@/lib/applications/application';
import type { DeletedApplication } from '@/lib/applications/deleted-application';
import { applicationRetentionDays } from '@/lib/limits';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { deletedApplication as text } from '@/messages/applications/sent';
import { WithdrawForm } from './withdraw-form';

/** The remains of an application whose job was deleted, shown as long as the application would have been kept. */
export function DeletedApplicationDetail({
  application: { jobTitle, companyName, stateSlug, citySlug, reason, status, appliedAt, deletedAt },
  token,
}: {
  application: DeletedApplication;
  token: string;
}) {
  return (
    <div className="page frame">
      <div className="measure grid gap-6">
        <header>
          <h1 className="text-3xl">{text.title}</h1>
          <p className="mt-2 break-words text-lg">{text.jobAtCompany({ jobTitle, companyName })}</p>
        </header>
        <p className="text-lg">
          {text.reasons[reason]({ companyName, siteName: site.name })} {text.deletedText}
        </p>
        <dl className="grid gap-2 text-ink-soft">
          <Fact name={text.sentLabel}>
            <RelativeTime date={appliedAt} />
          </Fact>
          <Fact name={text.lastStatusLabel}>{applicantStatusLabel(status)}</Fact>
          <Fact name={text.deletedLabel}>
            <RelativeTime date={deletedAt} />
          </Fact>
        </dl>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={citySlug === 'unknown' ? routes.search() : placeRoutes.city(stateSlug, citySlug)}>
            {text.openJobsLink}
          </ButtonLink>
        </p>
        <div>
          <p className="text-ink-soft">{text.retentionHint({ applicationRetentionDays })}</p>
          <WithdrawForm
            applicationKey={{ name: 'token', value: token }}
            jobId={null}
            label={text.deletePageButton}
          />
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
