import { industries } from '@/lib/employment/industry';
import { toPlace } from '@/lib/places/place-row';
import type { Row } from '@/lib/supabase/types';
import { toFileUrl } from '@/lib/uploads/file-url';
import type { Company, CompanyInput } from './company';

export const companyColumns =
  'id, company_name, company_description, industry, location, company_logo, verified_domain' as const;

type CompanyRow = Pick<
  Row<'employer_profiles'>,
  'id' | 'company_name' | 'company_description' | 'industry' | 'location' | 'company_logo' | 'verified_domain'
>;

/** A stored company profile as its owner sees it. */
export function toCompany(row: CompanyRow): Company {
  return {
    id: row.id,
    name: row.company_name,
    description: row.company_description,
    industry: industries.find((industry) => industry === row.industry) ?? 'Other',
    location: toPlace(row.location),
    logo: row.company_logo && toFileUrl(row.company_logo),
    verifiedDomain: row.verified_domain,
  };
}

/** A company's fields as columns. An undefined logo keeps the stored one. */
export function toCompanyRow(company: CompanyInput, logo: string | null | undefined) {
  return {
    company_name: company.name,
    company_description: company.description,
    industry: company.industry,
    location: company.location,
    ...(logo !== undefined && { company_logo: logo }),
  };
}
