import type { ColorName } from './color-names.ts';

/** The colors of one scheme. */
export type Colors = Readonly<Record<ColorName, string>>;

/** What `doorstep.config.ts` says of a site; `check-brand.ts` says what each part may be. */
export type Brand = {
  /** At most 24 characters. */
  name: string;
  /** Without the full stop; the home page begins with it. */
  tagline: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** SVG shapes in a box of 32 by 32: in the color `mark`, and over them in the color `accent`. */
  logo: { mark: string; accent: string };
  /** Two colors (#rrggbb) from which all are made, or every color of both schemes. */
  palette: { brand: string; accent: string } | { light: Colors; dark: Colors };
  /** Who runs the site. `SUPPORT_EMAIL` and `MAIL_POSTAL_ADDRESS` of the environment stand before the last two. */
  operator: { legalName: string | null; postalAddress: string | null; supportEmail: string | null };
  /** Where maps open, how far a search goes at first (km), and the place of whoever said none. */
  area: {
    center: { lat: number; lng: number };
    place: { city: string; state: string } | null;
    radiusKm: number;
    talentRadiusKm: number;
  };
  /** Pages of a map service with the way `{from}` `{to}`, each 'lat,lng'; null for a way that it does not know. */
  directions: Readonly<Record<'walk' | 'bike' | 'bus' | 'car', string | null>>;
  /** What pay can be posted in; USD among them. */
  payCurrencies: readonly ('USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | 'NZD')[];
  /** The figures of the home page: as written here, counted, or none. */
  claims: { jobs: string; neighborhoods: string; jobSeekers: string } | 'counted' | 'none';
  /** `employers`: whether anybody may found a company, or whom `node supabase/brand/invite.ts` let in. */
  parts: { talents: boolean; alerts: boolean; employers: 'anybody' | 'invited' };
  /** Days after which the scheduled work erases. */
  retention: {
    /** An application and its CV, from the end of the job. */
    applicationDays: number;
    /** An email that was sent or given up. */
    mailDays: number;
    /** That somebody proved to own an address. */
    addressProofDays: number;
    /** A guest's alert that nobody confirmed. */
    unconfirmedAlertDays: number;
  };
};
