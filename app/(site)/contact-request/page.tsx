import type { Metadata } from 'next';
import Link from 'next/link';
import { ContactResponseForm } from '@/components/saved/contact/contact-response-form';
import { HideCompanyButton, HideCompanyForm } from '@/components/saved/contact/hide-company-forms';
import { ReportLink } from '@/components/trust/report-link';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import type { InterestedCompany } from '@/lib/saved/contact/contact-request';
import { listHiddenCompanies, listInterestedCompanies } from '@/lib/saved/contact/queries';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { contactRequest as text } from '@/messages/pages/contact-request';

export const metadata: Metadata = { title: text.metadataTitle, robots: { index: false } };

/** For talents: companies that saved them or requested contact, and companies they hide from. */
export default async function InterestedCompaniesPage() {
  await requireViewer(routes.contactRequests());
  const [companies, hidden] = await Promise.all([listInterestedCompanies(), listHiddenCompanies()]);
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.metadataTitle}</h1>
      <p className="mt-2 mb-7 text-ink-soft">
        {text.intro({
          link: (linkText) => (
            <Link href={routes.profile()} className="link">
              {linkText}
            </Link>
          ),
        })}
      </p>
      {companies.length === 0 ? (
        <EmptyState title={text.emptyTitle}>
          <p>{text.emptyText}</p>
        </EmptyState>
      ) : (
        <ul aria-label={text.title} className="grid grid-cols-1 gap-4">
          {companies.map((company) => (
            <li key={company.request?.id ?? company.companyName}>
              <Company company={company} />
            </li>
          ))}
        </ul>
      )}
      <section className="mt-10" aria-labelledby="hidden-from">
        <h2 id="hidden-from" className="text-xl">
          {text.hiddenTitle}
        </h2>
        <p className="mt-1 text-ink-soft">{text.hiddenText}</p>
        {hidden.length > 0 && (
          <ul aria-label={text.hiddenTitle} className="mt-3 grid grid-cols-1 gap-1">
            {hidden.map((companyName) => (
              <li key={companyName} className="flex flex-wrap items-center justify-between gap-3">
                <span className="break-words">{companyName}</span>
                <HideCompanyButton companyName={companyName} isHidden />
              </li>
            ))}
          </ul>
        )}
        <HideCompanyForm />
      </section>
    </div>
  );
}

function Company({ company }: { company: InterestedCompany }) {
  const { companyName, request } = company;
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="break-words text-lg">{companyName}</h2>
          <p className="text-ink-soft">
            {company.industry}, {company.city}, {company.state}
          </p>
          {company.hasSaved && <p className="mt-1 text-sm">{text.profileSaved}</p>}
        </div>
        <HideCompanyButton companyName={companyName} isHidden={false} />
      </div>
      {request && (
        <>
          <p className="mt-3 font-semibold">{text.contactRequested}</p>
          <p {...getLanguageAttributes(request.message)} className="mt-1 whitespace-pre-wrap break-words">
            {request.message}
          </p>
          <ContactResponseForm
            by="site"
            token={request.id}
            companyName={companyName}
            status={request.status}
            phone={request.phone}
          />
          <ReportLink kind="message" id={request.id} className="mt-3" />
        </>
      )}
    </Card>
  );
}
