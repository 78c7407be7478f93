/** The time zone where each day begins last. */
const westernmostTimeZone = 'Etc/GMT+12';

/** Today's ISO date in a time zone. For an unknown zone the earliest date anywhere, so that no valid date is rejected. */
export function todayIn(timeZone: string, now: Date = new Date()): string {
  try {
    return formatIsoDate(timeZone || westernmostTimeZone, now);
  } catch {
    return formatIsoDate(westernmostTimeZone, now);
  }
}

/** Assembled from parts, because the order of a locale's date parts differs between browsers. */
function formatIsoDate(timeZone: string, now: Date): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
