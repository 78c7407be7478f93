import Link from 'next/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClasses } from '@/components/ui/button-look';
import type { JobOfApplicants } from '@/lib/applications/applicants/applicant';
import * as routes from '@/lib/routes';
import { applicantsHeader as text } from '@/messages/applications/applicants';

/** Which job, how many applied, and the way to take them all along. */
export function ApplicantsHeader({ job, total }: { job: JobOfApplicants; total: number }) {
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
            , {text.applications({ total })}
          </p>
        </div>
        {total > 0 && (
          // A download, which the router must not try to show.
          <a
            href={routes.exportApplicants(job.id)}
            aria-describedby="export-hint"
            className={buttonClasses({ variant: 'secondary' })}
          >
            {text.exportAsCsv}
          </a>
        )}
        {total > 0 && (
          <p id="export-hint" className="w-full text-ink-soft text-sm">
            {text.apostropheHint}
          </p>
        )}
      </header>
    </>
  );
}
