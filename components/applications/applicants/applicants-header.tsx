import Link from 'next/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClasses } from '@/components/ui/button-variants';
import type { ApplicantsJob } from '@/lib/applications/applicants/applicant';
import * as routes from '@/lib/routes';
import { applicantsHeader as text } from '@/messages/applications/applicants';

/** The job, the number of applications, and the export. */
export function ApplicantsHeader({ job, total }: { job: ApplicantsJob; total: number }) {
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: text.myJobPostings, href: routes.employerJobs() }, { label: text.applicants }]}
      />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="break-words text-3xl">{text.applicants}</h1>
          <p className="mt-1 text-ink-soft">
            <Link href={routes.jobById(job.id)} className="link">
              <bdi>{job.title}</bdi>
            </Link>
            , {text.applicationCount({ total })}
          </p>
        </div>
        {total > 0 && (
          // A download, which the router must not render.
          <a
            href={routes.exportApplicants(job.id)}
            aria-describedby="export-hint"
            className={buttonClasses({ variant: 'secondary' })}
          >
            {text.exportLink}
          </a>
        )}
        {total > 0 && (
          <p id="export-hint" className="w-full text-ink-soft text-sm">
            {text.exportHint}
          </p>
        )}
      </header>
    </>
  );
}
