import type { Industry } from '@/lib/employment/industry';
import type { Place } from '@/lib/places/place';

/** A company as its owner edits it; its open jobs have copies (D18b). `logo` is a public URL or null. */
export type Company = {
  id: string;
  name: string;
  description: string;
  industry: Industry;
  location: Place;
  logo: string | null;
  verifiedDomain: string | null;
};

/** The fields an owner fills in, without the logo. */
export type CompanyInput = Omit<Company, 'id' | 'logo' | 'verifiedDomain'>;
