import type { Metadata } from 'next';
import { DeadLink } from '@/components/layout/dead-link';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { appealTokenGone as text } from '@/messages/pages/appeal';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.decisionNotFound, referrer: 'same-origin' };

export default function UnknownAppealPage() {
  return (
    <DeadLink
      title={text.thisLinkNoLongerWorks}
      action={<ButtonLink href={routes.home()}>{text.goToTheHomePage}</ButtonLink>}
    >
      {text.itIsGone}
    </DeadLink>
  );
}
