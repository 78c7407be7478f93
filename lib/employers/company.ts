import type { Industry } from '@/lib/employment/industry';
import type { Place } from '@/lib/places/place';

/** A company as its owner edits it. Its open jobs have copies of the fields (D18b). `logo` is a public URL. */
export type Company = {
  id: string;
  name: string;
  description: string;
  industry: Industry;
  location: Place;
  logo: string | null;
  verifiedDomain: string | null;
};

/** The fields that an owner fills in, except the logo. */
export type CompanyInput = Omit<Company, 'id' | 'logo' | 'verifiedDomain'>;
