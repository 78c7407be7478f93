import type { ReactNode } from 'react';
import { AppliedNote } from '@/components/saved/jobs/applied-note';
import { SaveButton } from '@/components/saved/jobs/save-button';
import { buttonClasses } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import type { Job } from '@/lib/jobs/job';
import { applySection as sentences } from '@/messages/applications/apply';
import { applyPlaces as text } from '@/messages/jobs/detail';
import { ApplyLink } from '../apply-link';
import { UnlessOwnJob } from './own-job';
import { PayAndDistance } from './pay-and-distance';

type ApplyCardProps = {
  job: Job;
  /** How the employer replies to applicants. */
  replies: ReactNode;
  /** What a preview shows where the ways to apply and to save are. */
  preview: ReactNode;
};

/** Begins the right column of a wide screen and stays in view: what people decide by, and what they can do then. */
export function ApplyCard({ job, replies, preview }: ApplyCardProps) {
  const { id, title, company, state } = job;
  return (
    <div className="apply-card">
      <Card as="section" aria-label={text.jobAtAGlance} className="grid grid-cols-1 gap-3 shadow-lifted">
        <PayAndDistance job={job} />
        {preview ?? (
          <UnlessOwnJob job={job}>
            {state === 'open' && (
              <AppliedNote jobId={id} className="grow">
                <ApplyLink job={job} className={buttonClasses({ size: 'lg', wide: true })}>
                  {text.applyForThisJob}
                </ApplyLink>
              </AppliedNote>
            )}
            {(state === 'open' || state === 'paused') && (
              <SaveButton job={{ jobId: id, title, companyName: company.name }} />
            )}
          </UnlessOwnJob>
        )}
        {state === 'open' && job.applicationUrl !== null && (
          <p className="text-ink-soft text-sm">{sentences.appliesOnOwnSite({ companyName: company.name })}</p>
        )}
        {state === 'open' && replies}
      </Card>
    </div>
  );
}
