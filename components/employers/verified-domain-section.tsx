import Link from 'next/link';
import * as routes from '@/lib/routes';
import { verifiedDomainSection as text } from '@/messages/employers';
import { domainLabel } from './domain-label';

/** The verified web domain on the company profile, or how to get one. */
export function VerifiedDomainSection({ domain }: { domain: string | null }) {
  return (
    <section aria-labelledby="company-domain" className="mt-8 border-line border-t pt-6">
      <h2 id="company-domain" className="text-xl">
        {text.title}
      </h2>
      {domain && <p className="mt-2 break-words font-semibold">{domainLabel(domain)}</p>}
      <p className="mt-2 text-ink-soft">
        {domain ? text.verifiedText : text.unverifiedText}{' '}
        <Link href={routes.account()} className="link">
          {text.changeEmailLink}
        </Link>
      </p>
    </section>
  );
}
