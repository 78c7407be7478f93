import type { Metadata } from 'next';
import { DeadLink } from '@/components/layout/dead-link';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { stillHiringNotFound as text } from '@/messages/pages/still-hiring';

export const revalidate = 3600;

/** Prerenders no pages at build time. */
export const generateStaticParams = () => [];

export const metadata: Metadata = { title: text.metadataTitle, referrer: 'same-origin' };

export default function UnknownQuestionPage() {
  return (
    <DeadLink
      title={text.title}
      action={<ButtonLink href={routes.employerJobs()}>{text.postingsLink}</ButtonLink>}
    >
      {text.text}
    </DeadLink>
  );
}
