import { ageLabel } from '@/lib/text/age-label';
import { AgeLabel } from './age-label';

/**
 * The age of a date, rendered by the server and updated in the browser, so that 'Today' on a cached page never becomes
 * stale (D17).
 */
export function RelativeTime({ date, className }: { date: string | Date; className?: string }) {
  const time = new Date(date);
  return (
    <AgeLabel dateTime={time.toISOString()} initialLabel={ageLabel(time, new Date())} className={className} />
  );
}
