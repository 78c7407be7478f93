import type { Currency } from './salary';

/** Section 9's table, by lower-case name. */
const byCountry: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ['united states', 'USD'],
  ['united states of america', 'USD'],
  ['usa', 'USD'],
  ['canada', 'CAD'],
  ['united kingdom', 'GBP'],
  ['great britain', 'GBP'],
  ['australia', 'AUD'],
  ['new zealand', 'NZD'],
  ['european union', 'EUR'],
]);

// Section 9 says 'European Union'; a geocoder names its members, as of 2026.
const europeanUnion: ReadonlySet<string> = new Set(
  (
    'austria belgium bulgaria croatia cyprus czechia denmark estonia finland france germany greece hungary ireland ' +
    'italy latvia lithuania luxembourg malta netherlands poland portugal romania slovakia slovenia spain sweden'
  ).split(' '),
);

/** The currency that goes with a country (section 9); USD where the table says nothing. */
export function currencyOf(country: string): Currency {
  const name = country.trim().toLowerCase();
  return byCountry.get(name) ?? (europeanUnion.has(name) ? 'EUR' : 'USD');
}
