'use server';

import { redirect } from 'next/navigation';
import { defineAction, everyone } from '@/lib/action';
import { env } from '@/lib/env';
import { formAction } from '@/lib/forms/form-action';
import { textOf, textsOf } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { forgetSession, hasSession, viewerClient } from '@/lib/supabase/server';
import { sessionlessClient } from '@/lib/supabase/sessionless';
import { authMessages } from '@/messages/auth/messages';
import { sendAccountEmailLater, takeAccountEmail } from './account-email';
import { limitAttempts } from './attempts';
import { authRefusal } from './auth-refusal';
import { closeSession } from './close-session';
import { rememberAccount } from './known-browser';
import { accountOfLink, setUnprovenPassword } from './mailed-link';
import { ownerByLink, ownerByPassword } from './prove-owner';
import { isSessionMissing, type ProviderError } from './provider-error';
import { redirectTarget, targetAfterSignIn } from './redirect-target';
import { findRegistration, forgetRegistration, noteRegistration } from './registration';
import { parseRole } from './role';
import {
  chooseRoleSchema,
  confirmationLinkSchema,
  recoverSchema,
  registerSchema,
  resetPasswordSchema,
  signInSchema,
} from './schema';
import { noteTraces, refuseShutOut } from './shut-out';
import { refuseEasyPassword } from './weak-password';

const optionalText = (form: FormData, name: string) => textOf(form, name) || undefined;

const signInWithPassword = defineAction({
  name: 'signIn',
  schema: signInSchema,
  access: everyone,
  failed: authMessages.failedToSignIn,
  run: async ({ email, password, from }) => {
    await limitAttempts('sign-in', email);
    // D34: 'two stored auth tokens are cleared first'.
    await forgetSession();
    const client = await viewerClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw authRefusal(error, authMessages.failedToSignIn);
    await forgetRegistration();
    await rememberAccount(email);
    await noteTraces(data.user.id);
    return { goTo: targetAfterSignIn(parseRole(data.user.user_metadata.role), from) };
  },
});

/** Signs in by email and password; the session goes into the cookie, the answer says where to go (D18a). */
export const signIn = formAction(signInWithPassword, (form) => ({
  ...textsOf(form, ['email', 'password']),
  from: optionalText(form, 'from'),
}));

const createAccount = defineAction({
  name: 'register',
  schema: registerSchema,
  access: everyone,
  failed: authMessages.failedToRegister,
  run: async ({ role, email, password, from }) => {
    await limitAttempts('register', email);
    refuseEasyPassword(password, email);
    await refuseShutOut(email);
    if (!(await takeAccountEmail('signup', email))) throw new Refusal(authMessages.mailedEnoughToday);
    const client = await viewerClient();
    const mark = crypto.randomUUID();
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { role, registration: mark } },
    });
    if (error) throw authRefusal(error, authMessages.failedToRegister);
    // A made-up user without identities is how the provider reports an existing one.
    if (data.user?.identities?.length === 0) throw new Refusal(authMessages.alreadyRegistered);
    if (data.session) return { goTo: afterRegistering(from), isSignedIn: true };
    // An address that waited for its confirmation keeps the account it had, and its password, which may be somebody else's.
    const isOurs = data.user?.user_metadata?.registration === mark;
    await noteRegistration({
      userId: (isOurs && data.user?.id) || null,
      email,
      ...(from !== undefined && { from }),
    });
    return { goTo: routes.login(from, 'registered'), isSignedIn: false };
  },
});

/** Section 4: to the profile; whoever was on the way somewhere goes on there. */
const afterRegistering = (from: string | undefined) =>
  from === undefined ? routes.profile() : redirectTarget(from);

/** Creates an account with a role; with a session on to the profile, otherwise to sign in after the mail (section 4). */
export const register = formAction(createAccount, (form) => ({
  ...textsOf(form, ['role', 'email', 'password', 'confirmPassword']),
  from: optionalText(form, 'from'),
}));

const requestResetLink = defineAction({
  name: 'sendResetLink',
  schema: recoverSchema,
  access: everyone,
  failed: authMessages.failedToSendResetEmail,
  run: async ({ email, token }): Promise<{ message: string }> => {
    await limitAttempts('recover', email);
    await sendAccountEmailLater(
      { kind: 'recovery', email, token },
      () =>
        sessionlessClient().auth.resetPasswordForEmail(email, {
          redirectTo: `${env().siteUrl}${routes.resetPassword()}`,
        }),
      authMessages.failedToSendResetEmail,
    );
    return { message: authMessages.resetLinkSent };
  },
});

/** Asks for the mail with a link to set a new password. */
export const sendResetLink = formAction(requestResetLink, (form) => ({
  email: textOf(form, 'email'),
  token: optionalText(form, 'token'),
}));

const setNewPassword = defineAction({
  name: 'resetPassword',
  schema: resetPasswordSchema,
  access: everyone,
  failed: authMessages.failedToResetPassword,
  run: async ({ password, token, currentPassword }) => {
    const owner = token ? await ownerByLink(token, password) : await ownerByPassword(currentPassword);
    refuseEasyPassword(password, owner.email);
    const { error } = owner.isSet ? { error: null } : await owner.client.auth.updateUser({ password });
    if (error) throw resetRefusal(error);
    // Whoever knew the old password is out as well.
    await owner.client.auth.signOut({ scope: 'global' });
    await forgetSession();
    await rememberAccount(owner.email);
    return { goTo: routes.login(undefined, 'password-reset') };
  },
});

const resetRefusal = (error: ProviderError) =>
  isSessionMissing(error)
    ? new Refusal(authMessages.sessionError({ message: authMessages.sessionEnded }))
    : authRefusal(error, authMessages.failedToResetPassword);

/** Sets a new password with the token of a recovery link, or with the session of this browser and the current one. */
export const resetPassword = formAction(setNewPassword, (form) => ({
  ...textsOf(form, ['password', 'confirmPassword']),
  token: optionalText(form, 'token'),
  currentPassword: optionalText(form, 'currentPassword'),
}));

const redeemConfirmation = defineAction({
  name: 'confirmEmail',
  schema: confirmationLinkSchema,
  access: everyone,
  failed: authMessages.confirmationFailed,
  run: async ({ token, password }): Promise<Confirmation> => {
    const [account, made] = await Promise.all([accountOfLink(token), findRegistration()]);
    if (account?.isExpired) throw new Refusal(authMessages.linkExpired);
    // D45: only this browser's own registration shows that the password is that of whoever reads the mailbox.
    if (account && !account.isConfirmed && made?.userId !== account.id) {
      if (password === undefined) return { isPasswordNeeded: true };
      refuseEasyPassword(password, account.email);
      await setUnprovenPassword(token, password);
    }
    const client = sessionlessClient();
    const { data, error } = await client.auth.verifyOtp({ type: 'email', token_hash: token });
    if (error) throw authRefusal(error, authMessages.failedToConfirmEmail);
    if (account) await rememberAccount(account.email);
    // The service opens a session with it. It is for the browser that chose the password: a link may be opened by somebody
    // whom it was passed on to, or be sent to somebody who is to work in a stranger's account.
    if (data.session && made && made.userId === data.user?.id && !(await hasSession())) {
      await (await viewerClient()).auth.setSession(data.session);
      await forgetRegistration();
      return { isPasswordNeeded: false, goTo: afterRegistering(made.from), isSignedIn: true };
    }
    await client.auth.signOut({ scope: 'local' }).catch(() => undefined);
    return {
      isPasswordNeeded: false,
      goTo: routes.login(made?.from, 'email-confirmed'),
      isSignedIn: false,
    };
  },
});

type Confirmation =
  | { isPasswordNeeded: true }
  | { isPasswordNeeded: false; goTo: string; isSignedIn: boolean };

/** Confirms an address by its link's token (D4); sent by the page, because opening a link changes nothing (D29). */
export const confirmEmail = formAction(redeemConfirmation, (form) => ({
  ...textsOf(form, ['token', 'type']),
  password: optionalText(form, 'password'),
}));

const sendConfirmationAgain = defineAction({
  name: 'resendConfirmation',
  schema: recoverSchema,
  access: everyone,
  failed: authMessages.failedToConfirmEmail,
  run: async ({ email, token }): Promise<{ message: string }> => {
    await limitAttempts('recover', email);
    // As for a reset link: who has an account, and whether it is confirmed, is nobody else's business.
    await sendAccountEmailLater(
      { kind: 'signup', email, token },
      () => sessionlessClient().auth.resend({ type: 'signup', email }),
      authMessages.serviceUnavailable,
    );
    return { message: authMessages.confirmationSentAgain };
  },
});

/** Asks for the confirmation mail once more. */
export const resendConfirmation = formAction(sendConfirmationAgain, (form) => ({
  email: textOf(form, 'email'),
  token: optionalText(form, 'token'),
}));

const setRole = defineAction({
  name: 'chooseRole',
  schema: chooseRoleSchema,
  access: everyone,
  failed: authMessages.failedToSaveRole,
  run: async ({ role, from }) => {
    const client = await viewerClient();
    const { error } = await client.auth.updateUser({ data: { role } });
    if (error && isSessionMissing(error)) throw new Refusal(authMessages.noAuthenticatedUser);
    if (error) throw authRefusal(error, authMessages.failedToSaveRole);
    return { goTo: from === undefined ? routes.profile() : redirectTarget(from) };
  },
});

/** Sets the role in the viewer's metadata (D15). */
export const chooseRole = formAction(setRole, (form) => ({
  role: textOf(form, 'role'),
  from: optionalText(form, 'from'),
}));

/** Ends this browser's session and goes home: for the form that works without JavaScript. */
export async function signOut(): Promise<never> {
  await closeSession();
  redirect(routes.home());
}
