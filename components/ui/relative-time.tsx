import { ageLabel } from '@/lib/text/age-label';
import { AgeLabel } from './age-label';

/** How long ago something was, said by the server and said again by the browser, so that 'Today' on a cached page never goes stale (D17). */
export function RelativeTime({ date, className }: { date: string | Date; className?: string }) {
  const at = new Date(date);
  return (
    <AgeLabel dateTime={at.toISOString()} saidByServer={ageLabel(at, new Date())} className={className} />
  );
}
