import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CaseAccount } from '@/components/operator/case-account';
import { CaseContents } from '@/components/operator/case-contents';
import { CaseReasons } from '@/components/operator/case-reasons';

import { DecideForm } from '@/components/operator/decide-form';
import { Part } from '@/components/operator/part';
import { RelatedPostings } from '@/components/operator/related-postings';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { RelativeTime } from '@/components/ui/relative-time';
import { requireOperator } from '@/lib/operator/access';
import { decidable } from '@/lib/operator/decidable';
import { readCase } from '@/lib/operator/desk-case';
import * as routes from '@/lib/routes';
import { deskCase as text } from '@/messages/operator/case';
import { queue as words } from '@/messages/operator/queue';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: text.caseNumber({ id: (await params).id }) };
}

/** Everything to decide a case by, on one screen. Who opens it is noted in the audit. */
export default async function CasePage({ params }: Props) {
  const { userId } = await requireOperator();
  const found = await readCase((await params).id, userId);
  if (!found) notFound();
  const { case: opened, subject, account, related, reports, appeal, next } = found;
  const nextHref = next === null ? routes.operator.queue() : routes.operator.case(next);
  return (
    <div className="page frame">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{text.caseNumber({ id: opened.id })}</h1>
        <Badge tone={opened.risk >= 100 ? 'danger' : 'warn'}>{text.risk({ risk: opened.risk })}</Badge>
        <Badge>{words.kinds[opened.subject_kind]}</Badge>
        <span className="text-ink-soft text-sm">
          {text.since} <RelativeTime date={opened.opened_at} />
        </span>
        <Link href={routes.operator.queue()} className="link ml-auto">
          {text.backToTheQueue}
        </Link>
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Part title={text.asPeopleSeeIt}>
          {subject ? <CaseContents subject={subject} /> : <p className="text-ink-soft">{text.gone}</p>}
        </Part>
        <div className="grid grid-cols-1 gap-5">
          <Part title={text.whyItIsHere}>
            <CaseReasons reasons={opened.reasons} reports={reports} appeal={appeal} />
          </Part>
          <Card as="section">
            {opened.asked_at && !opened.closed_at && <Notice title={text.asked} className="mb-4" />}
            {opened.closed_at ? (
              <Notice title={text.closed}>
                <ButtonLink href={nextHref} prefetch={false} className="mt-2">
                  {text.nextCase}
                </ButtonLink>
              </Notice>
            ) : (
              <DecideForm
                key={opened.id}
                caseId={opened.id}
                decisions={decidable(opened.subject_kind, opened.reasons)}
                nextHref={nextHref}
              />
            )}
          </Card>
          <Part title={text.account}>
            <CaseAccount account={account} />
          </Part>
          {opened.subject_kind === 'job' && (
            <Part title={text.elsewhere}>
              <RelatedPostings related={related} />
            </Part>
          )}
        </div>
      </div>
    </div>
  );
}
