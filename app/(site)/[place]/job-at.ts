import { notFound, permanentRedirect } from 'next/navigation';
import { findJobAt, type JobPage } from '@/lib/jobs/find-job';

/** The job at an address; ends in a 404 or a 308 before anything is sent. */
export async function jobAt(segments: readonly string[]): Promise<JobPage> {
  const found = await findJobAt(segments);
  if (found === 'nothing') notFound();
  if ('movedTo' in found) permanentRedirect(found.movedTo);
  return found;
}
