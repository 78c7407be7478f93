import type { Metadata } from 'next';
import { DomainForms } from '@/components/domains/domain-forms';
import { DomainProofs } from '@/components/domains/domain-proofs';
import { DomainState } from '@/components/domains/domain-state';
import { ButtonLink } from '@/components/ui/button';
import { requireViewer } from '@/lib/auth/access';
import { findOwnDomain } from '@/lib/domains/own-domain';
import { findOwnCompany } from '@/lib/employers/queries';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';
import { domainPage as text } from '@/messages/domains';

export const metadata: Metadata = { title: text.verifyYourWebDomain, robots: { index: false } };

const newsId = 'domain-news';

/** Where a company proves that a web domain is its own (D97). */
export default async function DomainPage() {
  const viewer = await requireViewer(routes.profileDomain());
  const [company, domain] = await Promise.all([findOwnCompany(viewer.id), findOwnDomain()]);
  const isBarred = domain !== null && domain.barredReason !== null;
  return (
    <div className="page-narrow frame">
      <h1 className="text-3xl">{text.verifyYourWebDomain}</h1>
      <p className="measure mt-2 text-ink-soft text-lg">{text.intro({ siteName: site.name })}</p>
      <p className="measure mt-2 text-ink-soft">{text.whatItSays}</p>
      <div className="mt-8 grid grid-cols-1 gap-8">
        <div id={newsId} tabIndex={-1} className="rounded-md outline-offset-2">
          {domain ? <DomainState domain={domain} /> : <p>{text.noDomain}</p>}
        </div>
        {domain && !isBarred && domain.method !== 'email' && <DomainProofs domain={domain} />}
        {company === null ? (
          <div>
            <p className="mb-4">{text.firstACompany}</p>
            <ButtonLink href={routes.profile()} variant="secondary">
              {text.toYourProfile}
            </ButtonLink>
          </div>
        ) : (
          !isBarred && <DomainForms domain={domain?.domain ?? null} newsId={newsId} />
        )}
      </div>
    </div>
  );
}
