import type { Metadata } from 'next';
import { Missing } from '@/components/layout/missing';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

export const revalidate = 3600;

/** None at build. */
export function generateStaticParams() {
  return [];
}

export const metadata: Metadata = { title: 'Application Not Found', referrer: 'same-origin' };

export default function UnknownApplicationPage() {
  return (
    <Missing>
      <div className="page py-16 sm:py-24">
        <div className="measure">
          <h1 className="text-3xl">We can’t find this application</h1>
          <p className="mt-4 text-ink-soft text-lg">
            It was withdrawn and deleted, we no longer keep it, or part of the link is missing. The full link
            is in the receipt we emailed you.
          </p>
          <p className="mt-8">
            <ButtonLink href={routes.search()}>Search all jobs</ButtonLink>
          </p>
        </div>
      </div>
    </Missing>
  );
}
