import { z } from 'zod';
import { maxPageSize } from '@/lib/limits';

const ids = z.array(z.guid()).min(1).max(maxPageSize);

/** The job ids of the `ids` parameter; null if they are invalid. */
export function parseJobIds(request: Request): string[] | null {
  const result = ids.safeParse(new URL(request.url).searchParams.get('ids')?.split(','));
  return result.success ? result.data : null;
}
