'use server';

import { redirect } from 'next/navigation';
import { defineAction, everyone } from '@/lib/action';
import { formAction } from '@/lib/forms/form-action';
import { isTicked, textOf, textsOf } from '@/lib/forms/read-form';
import { redirectAfterDeletion } from '@/lib/forms/redirect-after-deletion';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { forgetSession, viewerClient } from '@/lib/supabase/server';
import { sessionlessClient } from '@/lib/supabase/sessionless';
import { authMessages } from '@/messages/auth/messages';
import { signedIn } from './access';
import { takeAccountEmail } from './account-email';
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  emailChangeLinkSchema,
  nothingSchema,
} from './account-schema';
import { limitAttempts } from './attempts';
import { authRefusal } from './auth-refusal';
import { deleteOwnAccount } from './delete-account';
import { forgetAccount } from './known-browser';
import { signInAgain } from './reauthenticate';
import { refuseEasyPassword } from './weak-password';

const requestEmailChange = defineAction({
  name: 'changeEmail',
  schema: changeEmailSchema,
  access: signedIn,
  failed: authMessages.failedToChangeEmail,
  run: async ({ email }, viewer) => {
    if (email.toLowerCase() === viewer.email.toLowerCase())
      throw new Refusal(authMessages.sameEmail, { email: authMessages.sameEmail });
    await limitAttempts('recover', viewer.email);
    if (!(await takeAccountEmail('signup', email))) throw new Refusal(authMessages.mailedEnoughToNew);
    const client = await viewerClient();
    const { error } = await client.auth.updateUser({ email });
    if (error) throw authRefusal(error, authMessages.failedToChangeEmail);
    return { newEmail: email };
  },
});

/** Asks for another address; it is the account's once both mailboxes have confirmed. */
export const changeEmail = formAction(requestEmailChange, (form) => textsOf(form, ['email']));

const redeemEmailChange = defineAction({
  name: 'confirmEmailChange',
  schema: emailChangeLinkSchema,
  access: everyone,
  failed: authMessages.confirmationFailed,
  run: async ({ token }) => {
    const client = sessionlessClient();
    const { data, error } = await client.auth.verifyOtp({ type: 'email_change', token_hash: token });
    if (error) throw authRefusal(error, authMessages.failedToConfirmEmail);
    // Without a session only one of the two mailboxes has spoken; with one, it is nobody's and goes at once.
    if (data.session === null) return { email: null };
    await client.auth.signOut({ scope: 'local' }).catch(() => undefined);
    return { email: data.user?.email ?? null };
  },
});

/** Confirms a change of address from one of its two mailboxes: the new address when it is done, null for the first half. */
export const confirmEmailChange = formAction(redeemEmailChange, (form) => textsOf(form, ['token']));

const replacePassword = defineAction({
  name: 'changePassword',
  schema: changePasswordSchema,
  access: signedIn,
  failed: authMessages.failedToChangePassword,
  run: async ({ currentPassword, password }, { email }) => {
    // A session that was left open must not be a place to guess the password at.
    refuseEasyPassword(password, email);
    await limitAttempts('sign-in', email);
    const proven = await signInAgain(email, currentPassword, authMessages.failedToChangePassword);
    const { error } = await proven.auth.updateUser({ password });
    if (error) {
      await proven.auth.signOut({ scope: 'local' }).catch(() => undefined);
      throw authRefusal(error, authMessages.failedToChangePassword);
    }
    // Whoever knew the old password is out, which on the hosted service this browser's session is too: it goes on with the new one.
    await proven.auth.signOut({ scope: 'others' });
    const { data } = await proven.auth.getSession();
    if (data.session) await (await viewerClient()).auth.setSession(data.session);
    return { message: authMessages.passwordChanged };
  },
});

/** Changes the password of whoever knows the current one, and ends the sessions elsewhere. */
export const changePassword = formAction(replacePassword, (form) =>
  textsOf(form, ['currentPassword', 'password', 'confirmPassword']),
);

const endAllSessions = defineAction({
  name: 'signOutEverywhere',
  schema: nothingSchema,
  access: signedIn,
  failed: authMessages.failedToSignOutEverywhere,
  run: async (_nothing, viewer) => {
    const client = await viewerClient();
    const { error } = await client.auth.signOut({ scope: 'global' });
    if (error) throw authRefusal(error, authMessages.failedToSignOutEverywhere);
    await forgetAccount(viewer.email);
    await forgetSession();
    redirect(routes.home());
  },
});

/** Ends the viewer's sessions on every device, this one included, and goes home (D2). */
export const signOutEverywhere = formAction(endAllSessions, () => ({}));

const eraseAccount = defineAction({
  name: 'deleteAccount',
  schema: deleteAccountSchema,
  access: signedIn,
  failed: authMessages.failedToDeleteAccount,
  run: async ({ currentPassword, withApplications }, viewer) => {
    await limitAttempts('sign-in', viewer.email);
    const proven = await signInAgain(viewer.email, currentPassword, authMessages.failedToDeleteAccount);
    await proven.auth.signOut({ scope: 'local' }).catch(() => undefined);
    await deleteOwnAccount(viewer, withApplications);
    await forgetAccount(viewer.email);
    await forgetSession();
    redirectAfterDeletion(routes.accountDeleted());
  },
});

/** Deletes the account of whoever knows its password, and everything that goes with it. */
export const deleteAccount = formAction(eraseAccount, (form) => ({
  currentPassword: textOf(form, 'currentPassword'),
  withApplications: isTicked(form, 'withApplications'),
}));
