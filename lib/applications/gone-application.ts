import 'server-only';
import { z } from 'zod';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import { applicationStatuses } from './application';

const timestamp = z.string().transform((text) => new Date(text).toISOString());

/** Whether the job was deleted alone, went with its employer's account, or was taken down by us before. */
export const goneReasons = z.enum(['job-deleted', 'employer-left', 'taken-down']);

/** What remains of an application that went with its job. Times are ISO 8601 in UTC. */
const goneApplication = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  stateSlug: z.string(),
  citySlug: z.string(),
  reason: goneReasons,
  status: z.enum(applicationStatuses),
  appliedAt: timestamp,
  goneAt: timestamp,
});
export type GoneApplication = z.output<typeof goneApplication>;

/** What remains of the application that a receipt's secret belonged to; null when its job still exists, or for an unknown one. */
export async function findGoneApplication(token: string): Promise<GoneApplication | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('find_gone_application', { manage_token: token }).throwOnError();
  return data === null ? null : goneApplication.parse(data);
}
