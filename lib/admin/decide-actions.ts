'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { getFormTexts } from '@/lib/forms/form-data';
import { revalidateModeratedJobs } from '@/lib/jobs/ended-jobs';
import { log } from '@/lib/log';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { serviceClient } from '@/lib/supabase/service';
import { decisions } from '@/lib/trust/case';
import { decideActions as text } from '@/messages/admin/case';
import { adminAction } from './admin-action';
import { getNextCase } from './cases';
import { reason } from './reason';

/** Decides a case and redirects to the next one. Returns an error if another admin was faster. */
export const decideCase = adminAction({
  name: 'decideCase',
  schema: z.object({
    caseId: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
    decision: z.enum(decisions, text.decisionRequired),
    reason,
  }),
  run: async ({ caseId, decision, reason }, { userId }) => {
    const { error } = await serviceClient().rpc('decide_case', {
      case_id: caseId,
      decision,
      reason,
      decided_by: userId,
    });
    if (error && !/^(CASE_CLOSED|UNDECIDABLE)$/.test(error.message)) throw error;
    const next = await getNextCase(caseId);
    const nextPath = next === null ? routes.admin.queue() : routes.admin.case(next);
    if (error)
      throw new UserError(
        error.message === 'CASE_CLOSED' ? text.alreadyDecided : text.invalidDecision,
        undefined,
        { href: nextPath, label: next === null ? text.backToQueue : text.nextCase },
      );
    // A failure doesn't undo the decision; the scheduled work tries again.
    await revalidateModeratedJobs().catch((error: unknown) =>
      log.warn({ err: error }, 'revalidate pages after a decision'),
    );
    return redirect(nextPath);
  },
  failureMessage: text.saveFailed,
  parseForm: (form) => getFormTexts(form, ['caseId', 'decision', 'reason']),
});
