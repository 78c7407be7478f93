import type { Metadata } from 'next';
import { NotFoundContent } from '@/components/layout/not-found-content';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { applicationNotFound as text } from '@/messages/pages/application';

export const revalidate = 3600;

/** Prerenders no pages at build time. */
export const generateStaticParams = () => [];

export const metadata: Metadata = { title: text.metadataTitle, referrer: 'same-origin' };

export default function UnknownApplicationPage() {
  return (
    <NotFoundContent>
      <div className="page frame">
        <div className="measure">
          <h1 className="text-3xl">{text.title}</h1>
          <p className="mt-4 text-ink-soft text-lg">{text.text}</p>
          <p className="mt-8">
            <ButtonLink href={routes.search()}>{text.searchLink}</ButtonLink>
          </p>
        </div>
      </div>
    </NotFoundContent>
  );
}
