import type { Industry } from '@/lib/employment/industry';
import type { Place } from '@/lib/places/place';

/** A company as its owner edits it. Each job copies its name, description, industry and logo (D18b). */
export type Company = {
  id: string;
  name: string;
  description: string;
  industry: Industry;
  location: Place;
  /** A public URL. */
  logo: string | null;
  verifiedDomain: string | null;
};

/** The fields that an owner fills in, except the logo. */
export type CompanyInput = Omit<Company, 'id' | 'logo' | 'verifiedDomain'>;
