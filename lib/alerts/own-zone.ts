import { isTimeZone } from './alert-time-zone';

/** The time zone of this browser, if it has one that we know; else ''. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : '';
}
