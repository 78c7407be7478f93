import type { ReactNode } from 'react';
import { AppliedNote } from '@/components/saved/jobs/applied-note';
import { SaveButton } from '@/components/saved/jobs/save-button';
import { buttonClasses } from '@/components/ui/button-variants';
import { Card } from '@/components/ui/card';
import type { Job } from '@/lib/jobs/job';
import { applySection as sentences } from '@/messages/applications/apply';
import { applyActions as text } from '@/messages/jobs/detail';
import { ApplyLink } from '../apply-link';
import { PayAndDistance } from './pay-and-distance';
import { ReplaceForOwner } from './replace-for-owner';

type ApplyCardProps = {
  job: Job;
  replies: ReactNode;
  /** In a preview: replaces the apply and save buttons. */
  preview: ReactNode;
};

/** Pay, distance and the apply and save buttons. Sticky at the top of the right column on wide screens. */
export function ApplyCard({ job, replies, preview }: ApplyCardProps) {
  const { id, title, company, state } = job;
  return (
    <div className="apply-card">
      <Card as="section" aria-label={text.label} className="grid grid-cols-1 gap-3 shadow-lifted">
        <PayAndDistance job={job} />
        {preview ?? (
          <ReplaceForOwner job={job}>
            {state === 'open' && (
              <AppliedNote jobId={id} className="grow">
                <ApplyLink job={job} className={buttonClasses({ size: 'lg', wide: true })}>
                  {text.applyForJob}
                </ApplyLink>
              </AppliedNote>
            )}
            {(state === 'open' || state === 'paused') && (
              <SaveButton job={{ jobId: id, title, companyName: company.name }} />
            )}
          </ReplaceForOwner>
        )}
        {state === 'open' && job.applicationUrl !== null && (
          <p className="text-ink-soft text-sm">{sentences.externalSiteHint({ companyName: company.name })}</p>
        )}
        {state === 'open' && replies}
      </Card>
    </div>
  );
}
