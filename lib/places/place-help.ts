import { site } from '@/lib/site';
import { placeHelp } from '@/messages/places/messages';

/** Help for a place outside of the United States, shown after the specified message. */
export function getOutsideHelp(country: string): string {
  if (country === 'Armed Forces') return placeHelp.armedForces({ siteName: site.name });
  return territories.has(country)
    ? placeHelp.outsideTerritory({ country, siteName: site.name })
    : placeHelp.outsideCountry({ siteName: site.name });
}

const territories = new Set([
  'Puerto Rico',
  'U.S. Virgin Islands',
  'Guam',
  'American Samoa',
  'Northern Mariana Islands',
]);

/** A message from the specification, unchanged, followed by help. */
export const appendHelp = (message: string, help: string | null): string =>
  help === null ? message : `${message}${/[.!?]$/.test(message) ? '' : '.'} ${help}`;
