const dayMs = 86_400_000;

/**
 * The age of a job in the specification's words, counted in whole days of 24 hours, so that the label does not
 * depend on a time zone: Today, Yesterday, 'N days ago' under 7 days, 'N weeks ago' under 30, else 'N months ago',
 * with singulars (D17). A date in the future is 'Today': clocks disagree.
 */
export function ageLabel(date: Date, now: Date): string {
  const days = Math.max(0, Math.floor((now.getTime() - date.getTime()) / dayMs));
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return `${days} days ago`;
  if (days < 30) return ago(Math.floor(days / 7), 'week');
  return ago(Math.floor(days / 30), 'month');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
