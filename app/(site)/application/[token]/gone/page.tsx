import type { Metadata } from 'next';
import { Missing } from '@/components/layout/missing';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { applicationTokenGone as text } from '@/messages/pages/application';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: text.applicationNotFound, referrer: 'same-origin' };

export default function UnknownApplicationPage() {
  return (
    <Missing>
      <div className="page frame">
        <div className="measure">
          <h1 className="text-3xl">{text.weCantFindThisApplication}</h1>
          <p className="mt-4 text-ink-soft text-lg">{text.itWasWithdrawnAndDeleted}</p>
          <p className="mt-8">
            <ButtonLink href={routes.search()}>{text.searchAllJobs}</ButtonLink>
          </p>
        </div>
      </div>
    </Missing>
  );
}
