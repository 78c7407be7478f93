import type { ColorName } from './color-names.ts';

export type Colors = Readonly<Record<ColorName, string>>;

/** The exports of `doorstep.config.ts`; `check-brand.ts` has the constraints of each. */
export type Brand = {
  /** At most 24 characters. */
  name: string;
  /** Without a full stop; the home page begins with it. */
  tagline: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** SVG shapes in a box of 32 by 32: in the color `mark`, and over them in the color `accent`. */
  logo: { mark: string; accent: string };
  /** Two colors (#rrggbb), the others derived from them, or every color of both schemes. */
  palette: { brand: string; accent: string } | { light: Colors; dark: Colors };
  /** Who runs the site. The environment's `SUPPORT_EMAIL` and `MAIL_POSTAL_ADDRESS` override the last two. */
  operator: { legalName: string | null; postalAddress: string | null; supportEmail: string | null };
  /** The initial center of maps, the default place, and the default search radii in km. */
  area: {
    center: { lat: number; lng: number };
    place: { city: string; state: string } | null;
    radiusKm: number;
    talentRadiusKm: number;
  };
  /** URL templates of a map service, with `{from}` and `{to}` as 'lat,lng'; null for an unsupported mode of travel. */
  directions: Readonly<Record<'walk' | 'bike' | 'bus' | 'car', string | null>>;
  /** The currencies that pay can be posted in; must include USD. */
  payCurrencies: readonly ('USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | 'NZD')[];
  /** The figures of the home page: fixed texts, live counts, or none. */
  claims: { jobs: string; neighborhoods: string; jobSeekers: string } | 'counted' | 'none';
  /**
   * `employers`: whether anyone may create a company, or only accounts invited with `node supabase/brand/invite.ts`.
   */
  parts: { talents: boolean; alerts: boolean; employers: 'anybody' | 'invited' };
  /** Days after which the scheduled work deletes data. */
  retention: {
    /** An application and its CV, from the end of the job. */
    applicationDays: number;
    /** An email that was sent or finally failed. */
    mailDays: number;
    addressProofDays: number;
    /** A guest's alert that was not confirmed. */
    unconfirmedAlertDays: number;
  };
};
