import { ageLabel } from '@/lib/text/age-label';
import { AgeLabel } from './age-label';

/**
 * The age of a date, rendered by the server and updated in the browser, so that 'Today' on a cached page never becomes
 * stale (D17).
 */
export function RelativeTime({ date, className }: { date: string | Date; className?: string }) {
  const at = new Date(date);
  return (
    <AgeLabel dateTime={at.toISOString()} initialLabel={ageLabel(at, new Date())} className={className} />
  );
}
