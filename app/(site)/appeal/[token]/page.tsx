import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AppealForm } from '@/components/trust/appeal-form';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { findAppeal } from '@/lib/trust/appeal';
import { appealToken as text } from '@/messages/pages/appeal';

/** Private: rendered for each request and stored nowhere. */
export const dynamic = 'force-dynamic';

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return {
    title: titleOf(await findAppeal((await params).token)),
    robots: { index: false, follow: false },
    // The address is the secret. ('no-referrer' would make the form's own POST one of unknown origin, which is refused.)
    referrer: 'same-origin',
  };
}

function titleOf(appeal: Awaited<ReturnType<typeof findAppeal>>): string {
  if (appeal?.outcome != null) return text.weTookASecondLook;
  return appeal?.appealedAt != null ? text.weWillTakeASecondLook : text.askForASecondLook;
}

/** Where the email about a decision leads: it asks why that is wrong, and changes nothing by being opened (D29, D94). */
export default async function AppealPage({ params }: Props) {
  const { token } = await params;
  const appeal = await findAppeal(token);
  if (!appeal) redirect(routes.gone(routes.appeal(token)));
  const { kind, title, reason, appealedAt, outcome } = appeal;
  return (
    <div className="page frame">
      <h1 className="text-3xl">{titleOf(appeal)}</h1>
      <Card as="section" padding="roomy" className="mt-6 max-w-[38rem]">
        <p className="break-words">{text.about[kind]({ title: title ?? '' })}</p>
        <p className="mt-2 break-words text-ink-soft">{text.hereIsWhy({ reason })}</p>
        {outcome === null ? (
          <AppealForm token={token} isSent={appealedAt !== null} />
        ) : (
          <Notice title={text.weLookedAgain} className="mt-5" />
        )}
      </Card>
    </div>
  );
}
