import type { Currency } from '@/lib/work/salary';

const byCountry: Readonly<Record<string, Currency>> = {
  'united states': 'USD',
  'united states of america': 'USD',
  usa: 'USD',
  canada: 'CAD',
  'united kingdom': 'GBP',
  'great britain': 'GBP',
  australia: 'AUD',
  'new zealand': 'NZD',
  'european union': 'EUR',
};

// Section 9 says 'European Union'; a geocoder names its members. As of 2026, with the euro or on the way to it.
const europeanUnion = new Set(
  (
    'austria belgium bulgaria croatia cyprus czechia denmark estonia finland france germany greece hungary ireland ' +
    'italy latvia lithuania luxembourg malta netherlands poland portugal romania slovakia slovenia spain sweden'
  ).split(' '),
);

/** Section 9: the currency of a country, US dollars for those that are not named. */
export function currencyOf(country: string): Currency {
  const name = country.trim().toLowerCase();
  return byCountry[name] ?? (europeanUnion.has(name) ? 'EUR' : 'USD');
}
