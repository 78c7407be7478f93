import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import * as routes from '@/lib/routes';
import { applicationDeleted as text } from '@/messages/pages/application';

export const metadata: Metadata = { title: text.metadataTitle, robots: { index: false, follow: false } };

/** The page after an applicant withdraws an application, which deletes it. */
export default function ApplicationDeletedPage() {
  return (
    <div className="page frame">
      <div className="measure">
        <h1 className="text-3xl">{text.title}</h1>
        <Notice tone="good" className="mt-6">
          {text.text}
        </Notice>
        <p className="mt-4 text-ink-soft">{text.employerHint}</p>
        <p className="mt-8">
          <ButtonLink href={routes.search()}>{text.searchLink}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
