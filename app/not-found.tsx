import type { Metadata } from 'next';
import { SiteFrame } from '@/components/layout/site-frame';
import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Page Not Found' };

/** It brings the frame itself, because it also stands in for pages outside of the main layout. */
export default function NotFound() {
  return (
    <SiteFrame>
      <div className="page py-16 sm:py-24">
        <div className="measure">
          <h1 className="text-3xl">Page Not Found</h1>
          <p className="mt-4 text-ink-soft text-lg">
            Nobody answers at this address. The page may have moved, the job may be filled, or a letter of the
            link went missing.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={routes.search()}>Search all jobs</ButtonLink>
            <ButtonLink href={routes.home()} variant="secondary">
              Go to the home page
            </ButtonLink>
          </div>
        </div>
      </div>
    </SiteFrame>
  );
}
