import type { Currency } from './salary';

/** The table of section 9 of the specification, by the country's lowercase name. */
const currencyByCountry: ReadonlyMap<string, Currency> = new Map<string, Currency>([
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

// The table has "European Union", but geocoders return its member states (as of 2026).
const europeanUnion: ReadonlySet<string> = new Set(
  (
    'austria belgium bulgaria croatia cyprus czechia denmark estonia finland france germany greece hungary ireland ' +
    'italy latvia lithuania luxembourg malta netherlands poland portugal romania slovakia slovenia spain sweden'
  ).split(' '),
);

/** The currency of a country; USD if it is not in the table. */
export function currencyForCountry(country: string): Currency {
  const name = country.trim().toLowerCase();
  return currencyByCountry.get(name) ?? (europeanUnion.has(name) ? 'EUR' : 'USD');
}
