import type { Industry } from '@/lib/employment/industry';
import type { Place } from '@/lib/places/place';

/** A company as its owner keeps it; its open jobs carry copies (D18b). `logo` is a public address or null. */
export type Company = {
  id: string;
  name: string;
  description: string;
  industry: Industry;
  location: Place;
  logo: string | null;
  verifiedDomain: string | null;
};

/** What its owner writes, without the logo. */
export type CompanyText = Omit<Company, 'id' | 'logo' | 'verifiedDomain'>;
