/** Where the day begins last: nobody's today is before this one's. */
const latestZone = 'Etc/GMT+12';

/**
 * Today's date (ISO) in a time zone, which near midnight is not the server's. Without a known zone it is the date of the
 * last place on earth where it is still yesterday, so that nobody's today is refused.
 */
export function dayIn(timeZone: string, now: Date = new Date()): string {
  try {
    return formatDay(timeZone || latestZone, now);
  } catch {
    return formatDay(latestZone, now);
  }
}

/** By its parts, because the order in which a locale writes them differs between browsers. */
function formatDay(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
