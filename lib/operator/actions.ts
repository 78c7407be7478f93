'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { defineAction } from '@/lib/action';
import { redirectTarget } from '@/lib/auth/redirect-target';
import { formAction } from '@/lib/forms/form-action';
import { textOf } from '@/lib/forms/read-form';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { type ActionResult, Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { adminClient } from '@/lib/supabase/admin';
import { viewerClient } from '@/lib/supabase/server';
import { enterDesk as text } from '@/messages/operator/enter';
import { requireArrival } from './access';
import { verifiedFactor } from './factor';
import { enterDeskSchema } from './schema';

const enterWithCode = defineAction({
  name: 'enterDesk',
  schema: enterDeskSchema,
  access: requireArrival,
  failed: text.weCouldntCheckTheCode,
  run: async ({ code, from, factorId: isNew }, { userId, sessionId }) => {
    await takeLimit('desk-code', await headers(), {
      subject: userId,
      isKnown: true,
      sentence: text.tooManyTries,
    });
    const client = await viewerClient();
    const own = await verifiedFactor(client);
    const factorId = own ?? isNew;
    if (factorId === undefined) throw new Refusal(text.setItUpFirst);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    if (error) {
      await noteEvent('wrong code at the desk', userId);
      throw new Refusal(sentenceFor(error.code, error.status), {
        code: sentenceFor(error.code, error.status),
      });
    }
    if (own === undefined) await noteEvent('second factor set up', userId);
    const entered = await adminClient().rpc('enter_desk', { session_id: sessionId, code });
    if (entered.error?.message === 'CODE_USED') {
      await noteEvent('used code at the desk', userId);
      throw new Refusal(text.codeWasUsed, { code: text.codeWasUsed });
    }
    if (entered.error) throw entered.error;
    if (!entered.data) throw new Refusal(text.weCouldntCheckTheCode);
    return { goTo: deskTarget(from) };
  },
});

const enterPosted = formAction(enterWithCode, (form) => ({
  code: textOf(form, 'code'),
  from: textOf(form, 'from') || undefined,
  factorId: textOf(form, 'factorId') || undefined,
  secret: textOf(form, 'secret') || undefined,
  address: textOf(form, 'address') || undefined,
}));

/** Lets an operator in by a code, the first one of a new authenticator too. */
export async function enterDesk(previous: ActionResult<{ goTo: string }> | null, form: FormData) {
  await requireArrival();
  return enterPosted(previous, form);
}

/** Ends this visit to the desk; the account stays signed in. */
export async function leaveDesk(): Promise<void> {
  const { sessionId } = await requireArrival();
  await adminClient().rpc('leave_desk', { session_id: sessionId }).throwOnError();
  redirect(routes.home());
}

/** Nowhere but at the desk. */
function deskTarget(from: string | undefined): string {
  const target = redirectTarget(from);
  return target.startsWith(`${routes.operator.queue()}/`) ? target : routes.operator.queue();
}

async function noteEvent(action: string, userId: string): Promise<void> {
  await adminClient()
    .rpc('note_audit_event', { action, subject_kind: 'account', subject_id: userId, actor_id: userId })
    .throwOnError();
}

function sentenceFor(code: string | undefined, status: number | undefined): string {
  if (code === 'mfa_verification_failed') return text.thisIsNotTheCode;
  if (code === 'mfa_factor_not_found') return text.setItUpAgain;
  return status === 429 ? text.tooManyTries : text.weCouldntCheckTheCode;
}
