import 'server-only';
import { z } from 'zod';
import { isoTime } from '@/lib/jobs/job-row';
import { viewerClient } from '@/lib/supabase/server';
import { fileFindings, recordFindings } from './finding';

const time = z.string().transform(isoTime).nullable();

const domainSchema = z.object({
  domain: z.string(),
  shown: z.string(),
  token: z.string(),
  seen: z.object({ dns: z.enum(recordFindings), file: z.enum(fileFindings) }).nullable(),
  checkedAt: time,
  method: z.enum(['email', 'dns', 'file']).nullable(),
  provenAt: time,
  checkAt: time,
  misses: z.number(),
  lostBecause: z.enum(['missed', 'address', 'taken', 'banned', 'barred']).nullable(),
  barredReason: z.string().nullable(),
});
/** A company's own domain and how far its proof is. */
export type OwnDomain = z.infer<typeof domainSchema>;

/** The viewer's; null without one. */
export async function findOwnDomain(): Promise<OwnDomain | null> {
  const { data } = await (await viewerClient()).rpc('my_domain').throwOnError();
  return domainSchema.nullable().parse(data);
}
