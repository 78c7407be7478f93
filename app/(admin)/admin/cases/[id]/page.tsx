import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AdminSection } from '@/components/admin/admin-section';
import { CaseAccount } from '@/components/admin/case-account';
import { CaseContents } from '@/components/admin/case-contents';
import { CaseReasons } from '@/components/admin/case-reasons';
import { DecideForm } from '@/components/admin/decide-form';
import { RelatedPostings } from '@/components/admin/related-postings';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { requireAdmin } from '@/lib/admin/access';
import { getAllowedDecisions } from '@/lib/admin/allowed-decisions';
import { getCase } from '@/lib/admin/cases';
import * as routes from '@/lib/routes';
import { casePage as text } from '@/messages/admin/case';
import { queue } from '@/messages/admin/queue';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: text.caseNumber({ id: (await params).id }) };
}

/** Shows everything needed to decide a case. The view is recorded in the audit log. */
export default async function CasePage({ params }: Props) {
  const { userId } = await requireAdmin();
  const details = await getCase((await params).id, userId);
  if (!details) notFound();
  const { case: caseRow, subject, account, related, reports, appeal, next } = details;
  const nextHref = next === null ? routes.admin.queue() : routes.admin.case(next);
  return (
    <div className="page frame">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{text.caseNumber({ id: caseRow.id })}</h1>
        <Badge tone={caseRow.risk >= 100 ? 'danger' : 'warn'}>{text.risk({ risk: caseRow.risk })}</Badge>
        <Badge>{queue.kinds[caseRow.subject_kind]}</Badge>
        <span className="text-ink-soft text-sm">
          {text.since} <RelativeTime date={caseRow.opened_at} />
        </span>
        <Link href={routes.admin.queue()} className="link ml-auto">
          {text.backToQueue}
        </Link>
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <AdminSection title={text.subjectTitle}>
          {subject ? (
            <CaseContents subject={subject} />
          ) : (
            <p className="text-ink-soft">{text.subjectDeleted}</p>
          )}
        </AdminSection>
        <div className="grid grid-cols-1 gap-5">
          <AdminSection title={text.reasonsTitle}>
            <CaseReasons reasons={caseRow.reasons} reports={reports} appeal={appeal} />
          </AdminSection>
          <Card as="section">
            {caseRow.question_sent_at && !caseRow.closed_at && (
              <Notice title={text.awaitingReplyTitle} className="mb-4" />
            )}
            {caseRow.closed_at ? (
              <Notice title={text.closedTitle}>
                <ButtonLink href={nextHref} prefetch={false} className="mt-2">
                  {text.nextCase}
                </ButtonLink>
              </Notice>
            ) : (
              <DecideForm
                key={caseRow.id}
                caseId={caseRow.id}
                decisions={getAllowedDecisions(caseRow.subject_kind, caseRow.reasons)}
                nextHref={nextHref}
              />
            )}
          </Card>
          <AdminSection title={text.account}>
            <CaseAccount account={account} />
          </AdminSection>
          {caseRow.subject_kind === 'job' && (
            <AdminSection title={text.relatedTitle}>
              <RelatedPostings related={related} />
            </AdminSection>
          )}
        </div>
      </div>
    </div>
  );
}
