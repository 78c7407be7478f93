import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AppealForm } from '@/components/trust/appeal-form';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { getAppeal } from '@/lib/trust/appeal';
import { appealPage as text } from '@/messages/pages/appeal';

export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: getTitle(await getAppeal((await params).token)),
    robots: { index: false, follow: false },
    // The URL contains the token. ('no-referrer' would give the form's POST a null origin, which is rejected.)
    referrer: 'same-origin',
  };
}

function getTitle(appeal: Awaited<ReturnType<typeof getAppeal>>): string {
  if (appeal?.outcome != null) return text.decidedTitle;
  return appeal?.appealedAt != null ? text.pendingTitle : text.title;
}

/** The page that a decision's email links to. Opening it changes nothing; submitting the form does (D29, D94). */
export default async function AppealPage({ params }: Props) {
  const { token } = await params;
  const appeal = await getAppeal(token);
  if (!appeal) redirect(routes.expiredLink(routes.appeal(token)));
  const { kind, title, reason, appealedAt, outcome } = appeal;
  return (
    <div className="page frame">
      <h1 className="text-3xl">{getTitle(appeal)}</h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        <p className="break-words">{text.about[kind]({ title: title ?? '' })}</p>
        <p className="mt-2 break-words text-ink-soft">{text.reason({ reason })}</p>
        {outcome === null ? (
          <AppealForm token={token} isSent={appealedAt !== null} />
        ) : (
          <Notice title={text.decidedText} className="mt-5" />
        )}
      </Card>
    </div>
  );
}
