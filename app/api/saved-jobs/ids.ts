import { z } from 'zod';
import { largestPage } from '@/lib/limits';

const ids = z.array(z.guid()).min(1).max(largestPage);

/** The jobs that a request asks about with `ids`; null for what makes no sense. */
export function askedJobs(request: Request): string[] | null {
  const asked = ids.safeParse(new URL(request.url).searchParams.get('ids')?.split(','));
  return asked.success ? asked.data : null;
}

/** What is answered is somebody's own. */
export const neverStored = { 'Cache-Control': 'private, no-store' } as const;
