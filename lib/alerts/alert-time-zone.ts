import { alertTimeZone as text } from '@/messages/alerts/form';
import { locale } from '@/messages/locale';

/** First on the list: the zones of most of our places. */
const common: readonly { value: string; label: string }[] = [
  { value: 'America/New_York', label: text.easternTimeNewYork },
  { value: 'America/Chicago', label: text.centralTimeChicago },
  { value: 'America/Denver', label: text.mountainTimeDenver },
  { value: 'America/Phoenix', label: text.arizonaPhoenix },
  { value: 'America/Los_Angeles', label: text.pacificTimeLosAngeles },
  { value: 'America/Anchorage', label: text.alaskaAnchorage },
  { value: 'Pacific/Honolulu', label: text.hawaiiHonolulu },
];

/** The form's value while the browser has not said where it is. */
export const defaultTimeZone = 'America/New_York';

/** Cities that the list of zones still has under a name of before, as they are called now. */
const todaysNames: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** 'Central Time (Chicago)', 'Europe: Berlin', 'America: Argentina, Buenos Aires'. */
export function timeZoneLabel(zone: string): string {
  const known = common.find(({ value }) => value === zone);
  if (known) return known.label;
  const [area = zone, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length === 0
    ? area
    : `${area}: ${places.map((place) => todaysNames[place] ?? place).join(', ')}`;
}

/** Whether it is the name of a zone; an offset such as '+05:00' is none, because it knows no summer. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/.test(zone) || zone.length > 60) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export type TimeZoneChoices = Record<'common' | 'others', readonly { value: string; label: string }[]>;

/** Everything that can be chosen, in two groups. `also` is one that must not be missing: what is saved, or the browser's own. */
export function timeZoneChoices(also: string): TimeZoneChoices {
  const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(isTimeZone(also) ? [also] : [])]);
  return {
    common,
    others: [...known]
      .filter((zone) => !isCommon(zone))
      .map((value) => ({ value, label: timeZoneLabel(value) }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
  };
}

const isCommon = (zone: string) => common.some(({ value }) => value === zone);
