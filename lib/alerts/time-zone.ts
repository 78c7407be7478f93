import { alertTimeZone as text } from '@/messages/alerts/form';
import { locale } from '@/messages/locale';

/** The time zones of most places on the site, listed first. */
const commonTimeZones: readonly { value: string; label: string }[] = [
  { value: 'America/New_York', label: text.eastern },
  { value: 'America/Chicago', label: text.central },
  { value: 'America/Denver', label: text.mountain },
  { value: 'America/Phoenix', label: text.arizona },
  { value: 'America/Los_Angeles', label: text.pacific },
  { value: 'America/Anchorage', label: text.alaska },
  { value: 'Pacific/Honolulu', label: text.hawaii },
];

/** The form's value until the browser's time zone is known. */
export const defaultTimeZone = 'America/New_York';

/** Current names of cities whose time zone has an old name. */
const currentCityNames: Readonly<Record<string, string>> = {
  Calcutta: 'Kolkata',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** 'Central Time (Chicago)', 'Europe: Berlin', 'America: Argentina, Buenos Aires'. */
export function timeZoneLabel(zone: string): string {
  const commonZone = commonTimeZones.find(({ value }) => value === zone);
  if (commonZone) return commonZone.label;
  const [area = zone, ...places] = zone.replaceAll('_', ' ').split('/');
  return places.length === 0
    ? area
    : `${area}: ${places.map((place) => currentCityNames[place] ?? place).join(', ')}`;
}

/** Whether this is a time zone name. Offsets such as '+05:00' are not, because they have no daylight saving time. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]+(\/[A-Za-z0-9_+-]+)*$/.test(zone) || zone.length > 60) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export type TimeZoneOptions = Record<'common' | 'others', readonly { value: string; label: string }[]>;

/** All time zones in two groups. `included` is always an option: the saved one or the browser's. */
export function getTimeZoneOptions(included: string): TimeZoneOptions {
  const zones = new Set([
    'UTC',
    ...Intl.supportedValuesOf('timeZone'),
    ...(isTimeZone(included) ? [included] : []),
  ]);
  return {
    common: commonTimeZones,
    others: [...zones]
      .filter((zone) => !isCommon(zone))
      .map((value) => ({ value, label: timeZoneLabel(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale)),
  };
}

const isCommon = (zone: string) => commonTimeZones.some(({ value }) => value === zone);
