import type { Metadata } from 'next';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Application deleted', robots: { index: false, follow: false } };

/** Where withdrawing leads. */
export default function ApplicationErasedPage() {
  return (
    <div className="page py-16 sm:py-24">
      <div className="measure">
        <h1 className="text-3xl">Your application is deleted</h1>
        <Notice tone="good" className="mt-6">
          We deleted what you sent, your CV and any emails about it that hadn’t gone out yet.
        </Notice>
        <p className="mt-4 text-ink-soft">
          The employer may already have it in their inbox. You can ask them to delete it there too; a short
          email is enough.
        </p>
        <p className="mt-8">
          <ButtonLink href={routes.search()}>Search all jobs</ButtonLink>
        </p>
      </div>
    </div>
  );
}
