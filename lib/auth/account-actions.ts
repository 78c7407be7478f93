'use server';

import { redirect } from 'next/navigation';
import { allowAnyone, defineAction } from '@/lib/action';
import { formAction } from '@/lib/forms/form-action';
import { getFormText, getFormTexts, isFieldChecked } from '@/lib/forms/form-data';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { clearSessionCookies, viewerClient } from '@/lib/supabase/server';
import { sessionlessClient } from '@/lib/supabase/sessionless';
import { authMessages } from '@/messages/auth/messages';
import { signedIn } from './access';
import { claimAccountEmail } from './account-email';
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailChangeLinkSchema,
  emptySchema,
} from './account-schema';
import { limitAttempts } from './attempts';
import { toAuthError } from './auth-error';
import { removeBrowserAccount } from './browser-accounts';
import { deleteOwnAccount } from './delete-account';
import { reauthenticate } from './reauthenticate';
import { assertStrongPassword } from './weak-password';

const requestEmailChange = defineAction({
  name: 'changeEmail',
  schema: changeEmailSchema,
  access: signedIn,
  failureMessage: authMessages.changeEmailFailed,
  run: async ({ email }, viewer) => {
    if (email.toLowerCase() === viewer.email.toLowerCase())
      throw new UserError(authMessages.sameEmail, { email: authMessages.sameEmail });
    await limitAttempts('recover', viewer.email);
    if (!(await claimAccountEmail('signup', email))) throw new UserError(authMessages.newEmailLimitReached);
    const client = await viewerClient();
    const { error } = await client.auth.updateUser({ email });
    if (error) throw toAuthError(error, authMessages.changeEmailFailed);
    return { newEmail: email };
  },
});

/** Requests a change of address, which takes effect once both mailboxes have confirmed. */
export const changeEmail = formAction(requestEmailChange, (form) => getFormTexts(form, ['email']));

const redeemEmailChange = defineAction({
  name: 'confirmEmailChange',
  schema: emailChangeLinkSchema,
  access: allowAnyone,
  failureMessage: authMessages.confirmationFailed,
  run: async ({ token }) => {
    const client = sessionlessClient();
    const { data, error } = await client.auth.verifyOtp({ type: 'email_change', token_hash: token });
    if (error) throw toAuthError(error, authMessages.confirmEmailFailed);
    // Without a session only one of the two mailboxes has confirmed. With one, end it, because a link must not sign
    // anyone in.
    if (data.session === null) return { email: null };
    await client.auth.signOut({ scope: 'local' }).catch(() => undefined);
    return { email: data.user?.email ?? null };
  },
});

/**
 * Confirms a change of address for one of its two mailboxes. Returns the new address when it is complete, null after
 * the first half.
 */
export const confirmEmailChange = formAction(redeemEmailChange, (form) => getFormTexts(form, ['token']));

const replacePassword = defineAction({
  name: 'changePassword',
  schema: changePasswordSchema,
  access: signedIn,
  failureMessage: authMessages.changePasswordFailed,
  run: async ({ currentPassword, password }, { email }) => {
    assertStrongPassword(password, email);
    // Limited, so that an open session can't be used to guess the password.
    await limitAttempts('sign-in', email);
    const freshClient = await reauthenticate(email, currentPassword, authMessages.changePasswordFailed);
    const { error } = await freshClient.auth.updateUser({ password });
    if (error) {
      await freshClient.auth.signOut({ scope: 'local' }).catch(() => undefined);
      throw toAuthError(error, authMessages.changePasswordFailed);
    }
    // Ends all other sessions, because the old password may be known to others. On the hosted service that includes
    // this browser's session, so the browser gets the session of `freshClient`.
    await freshClient.auth.signOut({ scope: 'others' });
    const { data } = await freshClient.auth.getSession();
    if (data.session) await (await viewerClient()).auth.setSession(data.session);
    return { message: authMessages.passwordChanged };
  },
});

/** Changes the password, given the current one, and ends all other sessions. */
export const changePassword = formAction(replacePassword, (form) =>
  getFormTexts(form, ['currentPassword', 'password', 'confirmPassword']),
);

const endAllSessions = defineAction({
  name: 'signOutEverywhere',
  schema: emptySchema,
  access: signedIn,
  failureMessage: authMessages.signOutEverywhereFailed,
  run: async (_input, viewer) => {
    const client = await viewerClient();
    const { error } = await client.auth.signOut({ scope: 'global' });
    if (error) throw toAuthError(error, authMessages.signOutEverywhereFailed);
    await removeBrowserAccount(viewer.email);
    await clearSessionCookies();
    redirect(routes.home());
  },
});

/** Ends the viewer's sessions on all devices and redirects home (D2). */
export const signOutEverywhere = formAction(endAllSessions, () => ({}));

const deleteAccountAction = defineAction({
  name: 'deleteAccount',
  schema: deleteAccountSchema,
  access: signedIn,
  failureMessage: authMessages.deleteAccountFailed,
  run: async ({ currentPassword, withApplications: withdrawsSentApplications }, viewer) => {
    await limitAttempts('sign-in', viewer.email);
    const freshClient = await reauthenticate(viewer.email, currentPassword, authMessages.deleteAccountFailed);
    await freshClient.auth.signOut({ scope: 'local' }).catch(() => undefined);
    await deleteOwnAccount(viewer, withdrawsSentApplications);
    await removeBrowserAccount(viewer.email);
    await clearSessionCookies();
    redirectAfterDeletion(routes.accountDeleted());
  },
});

/** Deletes the viewer's account and its data, given the password. */
export const deleteAccount = formAction(deleteAccountAction, (form) => ({
  currentPassword: getFormText(form, 'currentPassword'),
  withApplications: isFieldChecked(form, 'withApplications'),
}));
