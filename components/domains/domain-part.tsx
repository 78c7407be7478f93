import { domainLabel } from '@/components/employers/domain-label';
import { ButtonLink } from '@/components/ui/button';
import type { OwnDomain } from '@/lib/domains/own-domain';
import * as routes from '@/lib/routes';
import { domainPage, domainPart as text } from '@/messages/domains';

/** What the company profile says of its web domain, and the way to prove one. */
export function DomainPart({ domain }: { domain: OwnDomain | null }) {
  return (
    <section aria-labelledby="company-domain" className="mt-8 border-line border-t pt-6">
      <h2 id="company-domain" className="text-xl">
        {domainPage.yourWebDomain}
      </h2>
      {domain?.provenAt && <p className="mt-2 break-words font-semibold">{domainLabel(domain.shown)}</p>}
      <p className="mt-2 mb-4 break-words text-ink-soft">
        {domain === null
          ? text.notYet
          : domain.provenAt
            ? text.verified
            : text.waiting({ domain: domain.shown })}
      </p>
      <ButtonLink href={routes.profileDomain()} variant="secondary" wide="phone">
        {domain === null ? domainPage.verifyYourWebDomain : text.see}
      </ButtonLink>
    </section>
  );
}
