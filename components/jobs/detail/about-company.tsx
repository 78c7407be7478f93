import Link from 'next/link';
import { domainLabel } from '@/components/employers/domain-label';
import { sinceLabel } from '@/components/employers/since-label';
import { Card } from '@/components/ui/card';
import { PlainText } from '@/components/ui/plain-text';
import type { CompanyStanding, Job } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { streetCityAndState } from '@/lib/places/address-label';
import { unknownPlaceName } from '@/lib/places/place';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { aboutCompany as words } from '@/messages/jobs/detail';
import { CompanyLogo } from '../company-logo';

export function AboutCompany({
  job: { company, industry, location },
  companyStanding,
}: {
  job: Job;
  companyStanding: CompanyStanding | null;
}) {
  const { state, city } = location.address;
  const hasPage = state !== unknownPlaceName && city !== unknownPlaceName;
  return (
    <Card as="section" aria-labelledby="about-company">
      <h2 id="about-company" className="text-xl">
        {words.title}
      </h2>
      <div className="mt-4 flex items-center gap-3">
        <CompanyLogo company={company} size="sm" />
        <div className="min-w-0">
          <p className="font-semibold">
            <bdi>{company.name}</bdi>
          </p>
          {industry && industry !== 'Other' && <p className="text-ink-soft text-sm">{industry}</p>}
          {companyStanding && <p className="text-ink-soft text-sm">{sinceLabel(companyStanding.since)}</p>}
          {companyStanding?.domain && (
            <p className="break-words text-ink-soft text-sm">{domainLabel(companyStanding.domain)}</p>
          )}
        </div>
      </div>
      {companyStanding?.hasNamesake && (
        <p className="measure mt-4">
          {words.namesakeNotice({
            city,
            streetCityAndState: streetCityAndState(location.address),
          })}
        </p>
      )}
      {company.description && (
        <PlainText
          {...getLanguageAttributes(company.description)}
          text={company.description}
          className="measure mt-4"
        />
      )}
      {hasPage && (
        <p className="mt-4">
          <Link href={placeRoutes.employer(state, city, company.name)} className="link">
            {words.allJobsLink({ companyName: company.name })}
          </Link>
        </p>
      )}
    </Card>
  );
}
