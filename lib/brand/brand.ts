import type { ColorName } from './color-names.ts';

export type Colors = Readonly<Record<ColorName, string>>;

/** The exports of `doorstep.config.ts`. `check-brand.ts` validates them. */
export type Brand = {
  /** At most 24 characters. */
  name: string;
  /** The heading of the home page, without a period at the end. */
  tagline: string;
  /** One sentence for search engines and shared links. */
  description: string;
  /** SVG shapes in a 32 × 32 view box. `accent` is drawn over `mark`; each has the color of its name. */
  logo: { mark: string; accent: string };
  /** Colors as #rrggbb: two from which the others are derived, or all colors of both schemes. */
  palette: { brand: string; accent: string } | { light: Colors; dark: Colors };
  /** Who runs the site. The variables `MAIL_POSTAL_ADDRESS` and `SUPPORT_EMAIL` override the two addresses. */
  operator: { legalName: string | null; postalAddress: string | null; supportEmail: string | null };
  /** The initial center of maps, the default place, and the default search radii in km. */
  area: {
    center: { lat: number; lng: number };
    place: { city: string; state: string } | null;
    radiusKm: number;
    talentRadiusKm: number;
  };
  /**
   * URL templates of a map service, with `{from}` and `{to}` as 'lat,lng'; null if it doesn't support that mode of
   * travel.
   */
  directions: Readonly<Record<'walk' | 'bike' | 'bus' | 'car', string | null>>;
  /** The currencies that pay can be posted in; must include USD. */
  payCurrencies: readonly ('USD' | 'EUR' | 'GBP' | 'CAD' | 'AUD' | 'NZD')[];
  /** The figures on the home page: fixed texts, live counts, or none. */
  claims: { jobs: string; neighborhoods: string; jobSeekers: string } | 'counted' | 'none';
  /**
   * The features that are on. `employers`: whether anyone may create a company, or only accounts invited with
   * `node supabase/brand/invite.ts`.
   */
  parts: { talents: boolean; alerts: boolean; employers: 'anybody' | 'invited' };
  /** Days after which the scheduled work deletes data. */
  retention: {
    /** For an application and its CV, counted from the end of the job. */
    applicationDays: number;
    /** For an email that was sent or has failed for good. */
    mailDays: number;
    /** For the record that a browser or account verified an address. */
    addressProofDays: number;
    /** For a guest's alert that was not confirmed. */
    unconfirmedAlertDays: number;
  };
};
