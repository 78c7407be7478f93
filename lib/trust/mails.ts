import 'server-only';
import { z } from 'zod';
import type { Compose } from '@/lib/email/outbox';
import { postingDecided } from '@/lib/email/templates/posting-decided';
import { env } from '@/lib/env';
import { routes } from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';

const payloadSchema = z.object({ decisionId: z.guid() });
const decisionSchema = z.object({
  decision: z.enum(['approve', 'remove']),
  reason: z.string(),
  title: z.string(),
});

/** How what an operator decided is told; not at all once the posting is gone. */
export const decisionMails: Readonly<Record<string, Compose>> = {
  'posting-decided': async (raw) => {
    const { decisionId } = payloadSchema.parse(raw);
    const { data } = await adminClient().rpc('find_decision', { decision_id: decisionId }).throwOnError();
    if (!data) return null;
    return postingDecided({
      ...decisionSchema.parse(data),
      postingsUrl: `${env().siteUrl}${routes.employerJobs()}`,
    });
  },
};
