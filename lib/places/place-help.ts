import { site } from '@/lib/site';
import { placeHelp, placeMessages } from '@/messages/places/messages';

/** The sentence for a failure of the browser's own geolocation, by the code of its `GeolocationPositionError`. */
export function geolocationMessage(code: number): string {
  const byCode: Record<number, string> = {
    1: placeMessages.permissionDenied,
    2: placeMessages.positionUnavailable,
    3: placeMessages.positionTimedOut,
  };
  return byCode[code] ?? placeMessages.positionUnknownError;
}

/** What helps where the specified sentence alone does not. */
export function outsideHelp(country: string): string {
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

/** A specified sentence, to the letter, and behind it one that helps. */
export const withHelp = (sentence: string, help: string | null): string =>
  help === null ? sentence : `${sentence}${/[.!?]$/.test(sentence) ? '' : '.'} ${help}`;
