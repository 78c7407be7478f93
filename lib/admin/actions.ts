'use server';

import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { defineAction } from '@/lib/action';
import { redirectTarget } from '@/lib/auth/redirect-target';
import { formAction } from '@/lib/forms/form-action';
import { getFormText } from '@/lib/forms/form-data';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { type ActionResult, UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { viewerClient } from '@/lib/supabase/server';
import { serviceClient } from '@/lib/supabase/service';
import { adminSignIn as text } from '@/messages/admin/sign-in';
import { requireAdminAccount } from './access';
import { adminSignInSchema } from './schema';
import { getVerifiedFactorId } from './second-factor';

const verifyCodeAction = defineAction({
  name: 'signInAdmin',
  schema: adminSignInSchema,
  access: requireAdminAccount,
  failureMessage: text.checkFailed,
  run: async ({ code, from, factorId: newFactorId }, { userId, sessionId }) => {
    await enforceRateLimit('admin-code', await headers(), {
      subject: userId,
      isOwner: true,
      message: text.tooManyAttempts,
    });
    const client = await viewerClient();
    const verifiedFactorId = await getVerifiedFactorId(client);
    const factorId = verifiedFactorId ?? newFactorId;
    if (factorId === undefined) throw new UserError(text.setupRequired);
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    if (error) {
      await recordEvent('wrong admin code', userId);
      throw new UserError(getErrorMessage(error.code, error.status), {
        code: getErrorMessage(error.code, error.status),
      });
    }
    if (verifiedFactorId === undefined) await recordEvent('second factor set up', userId);
    const signedIn = await serviceClient().rpc('sign_in_admin', { session_id: sessionId, code });
    if (signedIn.error?.message === 'CODE_USED') {
      await recordEvent('used admin code', userId);
      throw new UserError(text.usedCode, { code: text.usedCode });
    }
    if (signedIn.error) throw signedIn.error;
    if (!signedIn.data) throw new UserError(text.checkFailed);
    return { goTo: getAdminRedirect(from) };
  },
});

const submitCode = formAction(verifyCodeAction, (form) => ({
  code: getFormText(form, 'code'),
  from: getFormText(form, 'from') || undefined,
  factorId: getFormText(form, 'factorId') || undefined,
  secret: getFormText(form, 'secret') || undefined,
  address: getFormText(form, 'address') || undefined,
}));

/** Signs an admin in with a code of the second factor, the first code of a new authenticator included. */
export async function signInAdmin(previous: ActionResult<{ goTo: string }> | null, form: FormData) {
  await requireAdminAccount();
  return submitCode(previous, form);
}

/** Ends the admin session; the account stays signed in. */
export async function signOutAdmin(): Promise<void> {
  const { sessionId } = await requireAdminAccount();
  await serviceClient().rpc('sign_out_admin', { session_id: sessionId }).throwOnError();
  redirect(routes.home());
}

/** Returns `from` if it is an admin page, otherwise the queue. */
function getAdminRedirect(from: string | undefined): string {
  const target = redirectTarget(from);
  return target.startsWith(`${routes.admin.queue()}/`) ? target : routes.admin.queue();
}

async function recordEvent(action: string, userId: string): Promise<void> {
  await serviceClient()
    .rpc('record_audit_event', { action, subject_kind: 'account', subject_id: userId, actor_id: userId })
    .throwOnError();
}

function getErrorMessage(code: string | undefined, status: number | undefined): string {
  if (code === 'mfa_verification_failed') return text.wrongCode;
  if (code === 'mfa_factor_not_found') return text.setupExpired;
  return status === 429 ? text.tooManyAttempts : text.checkFailed;
}
