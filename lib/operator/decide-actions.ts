'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { paragraph } from '@/lib/forms/fields';
import { textsOf } from '@/lib/forms/read-form';
import { refreshDecidedJobs } from '@/lib/jobs/ended-jobs';
import { log } from '@/lib/log';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { decisions } from '@/lib/trust/case';
import { decideActions as text } from '@/messages/operator/case';
import { deskAction } from './desk-action';
import { findNextCase } from './desk-case';

/** Decides a case, and leads to the next one. Whoever was slower than another operator is told so. */
export const decideCase = deskAction({
  name: 'decideCase',
  schema: z.object({
    caseId: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
    decision: z.enum(decisions, text.pleaseChooseADecision),
    reason: paragraph({ required: text.pleaseSayWhy, max: 2000 }).refine(
      (words) => words === '' || words.length >= 3,
      text.pleaseSayWhy,
    ),
  }),
  run: async ({ caseId, decision, reason }, { userId }) => {
    const { error } = await adminClient().rpc('decide_case', {
      case_id: caseId,
      decision,
      reason,
      decided_by: userId,
    });
    if (error && !/^(CASE_CLOSED|UNDECIDABLE)$/.test(error.message)) throw error;
    const next = await findNextCase(caseId);
    const onward = next === null ? routes.operator.queue() : routes.operator.case(next);
    if (error)
      throw new Refusal(
        error.message === 'CASE_CLOSED' ? text.someoneWasFaster : text.thatCantBeDecided,
        undefined,
        { href: onward, label: next === null ? text.backToTheQueue : text.goToTheNextCase },
      );
    // Decided it is in any case; the scheduled work makes anew what this did not get to.
    await refreshDecidedJobs().catch((thrown: unknown) => log.warn({ err: thrown }, 'decided jobs'));
    return redirect(onward);
  },
  failed: text.weCouldntSaveTheDecision,
  read: (form) => textsOf(form, ['caseId', 'decision', 'reason']),
});
