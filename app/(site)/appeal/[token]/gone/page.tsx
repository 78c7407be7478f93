import type { Metadata } from 'next';
import { Missing } from '@/components/layout/missing';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { routes } from '@/lib/routes';
import { appealTokenGone as text } from '@/messages/pages/appeal';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.decisionNotFound, referrer: 'same-origin' };

export default function UnknownAppealPage() {
  return (
    <Missing>
      <div className="page frame">
        <EmptyState
          as="h1"
          title={text.thisLinkNoLongerWorks}
          action={<ButtonLink href={routes.home()}>{text.goToTheHomePage}</ButtonLink>}
        >
          {text.itIsGone}
        </EmptyState>
      </div>
    </Missing>
  );
}
