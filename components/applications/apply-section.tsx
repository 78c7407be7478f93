import { buttonClasses } from '@/components/ui/button';
import { ExternalIcon } from '@/components/ui/icons';
import type { Job } from '@/lib/jobs/job';
import { ApplyPanel } from './apply-panel';
import { DataNotice } from './data-notice';

/** The way to apply: the employer's own site where the job names one (D18), else the form. */
export function ApplySection({
  job: { id, title, company, applicationUrl },
  asksBirthDate,
}: {
  job: Pick<Job, 'id' | 'title' | 'company' | 'applicationUrl'>;
  asksBirthDate: boolean;
}) {
  if (applicationUrl)
    return (
      <div>
        <a
          href={applicationUrl}
          target="_blank"
          rel="nofollow noopener"
          className={buttonClasses({ size: 'lg', wide: 'phone' })}
        >
          Apply for this job <ExternalIcon />
        </a>
        <p className="mt-2 text-ink-soft text-sm">
          {company.name} takes applications on its own site, which opens in a new tab.
        </p>
      </div>
    );
  return (
    <ApplyPanel
      jobId={id}
      jobTitle={title}
      companyName={company.name}
      question={asksBirthDate ? 'birth-date' : 'adult'}
      notice={<DataNotice companyName={company.name} asksBirthDate={asksBirthDate} />}
    />
  );
}
