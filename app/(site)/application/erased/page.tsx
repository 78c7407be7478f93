import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { applicationErased as text } from '@/messages/pages/application';

export const metadata: Metadata = { title: text.applicationDeleted, robots: { index: false, follow: false } };

/** Where withdrawing leads. */
export default function ApplicationErasedPage() {
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="text-3xl">{text.yourApplicationIsDeleted}</h1>
        <Notice tone="good" className="mt-6">
          {text.weDeletedWhatYouSent}
        </Notice>
        <p className="mt-4 text-ink-soft">{text.theEmployerMayAlreadyHave}</p>
        <p className="mt-8">
          <ButtonLink href={routes.search()}>{text.searchAllJobs}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
