import { isTimeZone } from './time-zone';

/** The browser's time zone; '' if it is unknown. */
export function getBrowserTimeZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : '';
}
