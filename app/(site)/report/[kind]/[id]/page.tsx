import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { ReportForm } from '@/components/trust/report-form';
import { isId } from '@/lib/forms/ids';
import { findJobById } from '@/lib/jobs/find-job';
import * as routes from '@/lib/routes';
import { isReportKind } from '@/lib/trust/report';
import { reportLink, reportPage as text } from '@/messages/trust/report';

/** One form for each thing there is: rendered when somebody asks for it, and kept nowhere. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ kind: string; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  return {
    ...(isReportKind(kind) && { title: reportLink.kinds[kind] }),
    robots: { index: false, follow: false },
  };
}

/** Where somebody says what is wrong with a job, a profile or a message (D95). */
export default async function ReportPage({ params }: Props) {
  const { kind, id } = await params;
  if (!isReportKind(kind) || !isId(id)) notFound();
  const found = kind === 'job' ? await findJobById(id) : null;
  // Its own address says what became of it.
  if (found !== null && (found === 'nothing' || !('job' in found))) redirect(routes.jobById(id));
  return (
    <div className="page-narrow frame">
      <ReportForm kind={kind} id={id}>
        {found && (
          <p className="mt-2 break-words text-lg">
            {text.about({ title: found.job.title, companyName: found.job.company.name })}
          </p>
        )}
        <p className="measure mt-3 text-ink-soft">{text.intro}</p>
        <p className="measure mt-2 text-ink-soft">{text.neverPay}</p>
      </ReportForm>
    </div>
  );
}
