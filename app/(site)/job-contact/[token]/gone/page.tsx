import type { Metadata } from 'next';
import { DeadLink } from '@/components/layout/dead-link';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { jobContactTokenGone as text } from '@/messages/pages/job-contact';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.questionNotFound, referrer: 'same-origin' };

export default function UnknownJobContactPage() {
  return (
    <DeadLink
      title={text.thisLinkNoLongerWorks}
      action={<ButtonLink href={routes.home()}>{text.goToTheHomePage}</ButtonLink>}
    >
      {text.weveSentYouANewer}
    </DeadLink>
  );
}
