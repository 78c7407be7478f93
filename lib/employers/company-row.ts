import { industries } from '@/lib/employment/industry';
import { toPlace } from '@/lib/places/place-row';
import type { Row } from '@/lib/supabase/types';
import { fileAddress } from '@/lib/uploads/file-address';
import type { Company, CompanyText } from './company';

/** The columns that a company is made of. */
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
    logo: row.company_logo && fileAddress(row.company_logo),
    verifiedDomain: row.verified_domain,
  };
}

/** A company's own words as columns. The logo is told apart: undefined leaves the stored one as it is. */
export function toCompanyRow(company: CompanyText, logo: string | null | undefined) {
  return {
    company_name: company.name,
    company_description: company.description,
    industry: company.industry,
    location: company.location,
    ...(logo !== undefined && { company_logo: logo }),
  };
}
