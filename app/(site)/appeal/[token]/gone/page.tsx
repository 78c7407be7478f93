import type { Metadata } from 'next';
import { DeadLink } from '@/components/layout/dead-link';
import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { expiredAppealPage as text } from '@/messages/pages/appeal';

export const revalidate = 3600;

/** Prerenders no pages at build time. */
export const generateStaticParams = () => [];

export const metadata: Metadata = { title: text.metaTitle, referrer: 'same-origin' };

export default function UnknownAppealPage() {
  return (
    <DeadLink title={text.title} action={<ButtonLink href={routes.home()}>{text.homeLink}</ButtonLink>}>
      {text.text}
    </DeadLink>
  );
}
