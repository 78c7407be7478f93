import 'server-only';
import { z } from 'zod';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import { applicationStatuses } from './application';
import { timestampSchema } from './queries';

/** Why the job was deleted: by its employer, with the employer's account, or because the site took it down. */
export const deletedReasons = z.enum(['job-deleted', 'employer-left', 'taken-down']);

/** The remains of an application whose job was deleted. Times are ISO 8601 in UTC. */
const deletedApplicationSchema = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  stateSlug: z.string(),
  citySlug: z.string(),
  reason: deletedReasons,
  status: z.enum(applicationStatuses),
  appliedAt: timestampSchema,
  deletedAt: timestampSchema,
});
export type DeletedApplication = z.output<typeof deletedApplicationSchema>;

/**
 * The remains of the application that a receipt's secret belongs to; null if its job still exists, or for an unknown
 * secret.
 */
export async function getDeletedApplication(token: string): Promise<DeletedApplication | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient()
    .rpc('get_deleted_application', { manage_token: token })
    .throwOnError();
  return data === null ? null : deletedApplicationSchema.parse(data);
}
