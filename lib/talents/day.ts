/** Where the day begins last: nobody's today is before this one's. */
const latestZone = 'Etc/GMT+12';

/**
 * Today's date (ISO) in a time zone, which near midnight is not the server's. Without a known zone it is the date of the
 * last place on earth where it is still yesterday, so that nobody's today is refused.
 */
export function dayIn(timeZone: string, now: Date = new Date()): string {
  const format = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
  try {
    return format(timeZone || latestZone);
  } catch {
    return format(latestZone);
  }
}
