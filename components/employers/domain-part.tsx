import Link from 'next/link';
import * as routes from '@/lib/routes';
import { domainPart as text } from '@/messages/employers';
import { domainLabel } from './domain-label';

/** On the company profile: the verified web domain, or how to get one. */
export function DomainPart({ domain }: { domain: string | null }) {
  return (
    <section aria-labelledby="company-domain" className="mt-8 border-line border-t pt-6">
      <h2 id="company-domain" className="text-xl">
        {text.yourWebDomain}
      </h2>
      {domain && <p className="mt-2 break-words font-semibold">{domainLabel(domain)}</p>}
      <p className="mt-2 text-ink-soft">
        {domain ? text.shown : text.howTo}{' '}
        <Link href={routes.account()} className="link">
          {text.changeEmail}
        </Link>
      </p>
    </section>
  );
}
