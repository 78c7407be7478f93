import type { Currency } from './salary';

/** Section 9's table. */
const byCountry: Record<string, Currency> = {
  'United States': 'USD',
  Canada: 'CAD',
  'United Kingdom': 'GBP',
  Australia: 'AUD',
  'New Zealand': 'NZD',
  'European Union': 'EUR',
};

/** An address names a country and never the union, so its members that pay in euros stand for it. */
const euroCountries: ReadonlySet<string> = new Set([
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Portugal',
  'Slovakia',
  'Slovenia',
  'Spain',
]);

/** The currency that people are paid in in a country (section 9); USD where the table says nothing. */
export const currencyOf = (country: string): Currency =>
  byCountry[country] ?? (euroCountries.has(country) ? 'EUR' : 'USD');
