import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Application not found' };

export default function ApplicationNotFound() {
  return (
    <div className="page py-16 sm:py-24">
      <div className="measure">
        <h1 className="text-3xl">This application is not here</h1>
        <p className="mt-4 text-ink-soft text-lg">
          It was withdrawn and erased, its time is over, or the link is incomplete. The whole link stands in
          the receipt that we mailed.
        </p>
        <p className="mt-8">
          <ButtonLink href={routes.search()}>Search all jobs</ButtonLink>
        </p>
      </div>
    </div>
  );
}
