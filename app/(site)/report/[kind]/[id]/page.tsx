import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { ReportForm } from '@/components/trust/report-form';
import { isId } from '@/lib/forms/ids';
import { getJobById } from '@/lib/jobs/get-job';
import * as routes from '@/lib/routes';
import { isReportKind } from '@/lib/trust/report';
import { reportLink, reportPage as text } from '@/messages/trust/report';

/** Rendered per request, because there is one form for each job, profile and message. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ kind: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return {
    ...(isReportKind(kind) && { title: reportLink.kinds[kind] }),
    robots: { index: false, follow: false },
  };
}

/** The form to report a job, a profile or a message (D95). */
export default async function ReportPage({ params }: Props) {
  const { kind, id } = await params;
  if (!isReportKind(kind) || !isId(id)) notFound();
  const lookup = kind === 'job' ? await getJobById(id) : null;
  // The job's own page shows why it is unavailable.
  if (lookup !== null && (lookup === 'not-found' || !('job' in lookup))) redirect(routes.jobById(id));
  return (
    <div className="page-narrow frame">
      <ReportForm kind={kind} id={id}>
        {lookup && (
          <p className="mt-2 break-words text-lg">
            {text.about({ title: lookup.job.title, companyName: lookup.job.company.name })}
          </p>
        )}
        <p className="measure mt-3 text-ink-soft">{text.intro}</p>
        <p className="measure mt-2 text-ink-soft">{text.scamWarning}</p>
      </ReportForm>
    </div>
  );
}
