'use server';

import { redirect } from 'next/navigation';
import { allowAnyone, defineAction } from '@/lib/action';
import { env } from '@/lib/env';
import { formAction } from '@/lib/forms/form-action';
import { getFormText, getFormTexts } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { clearSessionCookies, hasSession, viewerClient } from '@/lib/supabase/server';
import { sessionlessClient } from '@/lib/supabase/sessionless';
import { authMessages } from '@/messages/auth/messages';
import { claimAccountEmail, sendAccountEmailLater } from './account-email';
import { limitAttempts } from './attempts';
import { toAuthError } from './auth-error';
import { assertNotBanned, recordFingerprints } from './bans';
import { saveBrowserAccount } from './browser-accounts';
import { closeSession } from './close-session';
import { getAccountByLink, setPasswordByLink } from './email-link';
import { isSessionMissing, type ProviderError } from './provider-error';
import { redirectTarget, targetAfterSignIn } from './redirect-target';
import { clearRegistration, getRegistration, saveRegistration } from './registration';
import { parseRole } from './role';
import {
  chooseRoleSchema,
  confirmationLinkSchema,
  recoverSchema,
  registerSchema,
  resetPasswordSchema,
  signInSchema,
} from './schema';
import { verifyOwnerByLink, verifyOwnerByPassword } from './verify-owner';
import { assertStrongPassword } from './weak-password';

const optionalText = (form: FormData, name: string) => getFormText(form, name) || undefined;

const signInWithPassword = defineAction({
  name: 'signIn',
  schema: signInSchema,
  access: allowAnyone,
  failureMessage: authMessages.signInFailed,
  run: async ({ email, password, from }) => {
    await limitAttempts('sign-in', email);
    // The specification clears the stored auth tokens first; here they are session cookies (D34).
    await clearSessionCookies();
    const client = await viewerClient();
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    if (error) throw toAuthError(error, authMessages.signInFailed);
    await clearRegistration();
    await saveBrowserAccount(email);
    await recordFingerprints(data.user.id);
    return { goTo: targetAfterSignIn(parseRole(data.user.user_metadata.role), from) };
  },
});

/** Signs in by email and password. Sets the session cookie and returns the path to go to (D18a). */
export const signIn = formAction(signInWithPassword, (form) => ({
  ...getFormTexts(form, ['email', 'password']),
  from: optionalText(form, 'from'),
}));

const createAccount = defineAction({
  name: 'register',
  schema: registerSchema,
  access: allowAnyone,
  failureMessage: authMessages.registerFailed,
  run: async ({ role, email, password, from }) => {
    await limitAttempts('register', email);
    assertStrongPassword(password, email);
    await assertNotBanned(email);
    if (!(await claimAccountEmail('signup', email))) throw new UserError(authMessages.emailLimitReached);
    const client = await viewerClient();
    const registrationId = crypto.randomUUID();
    const { data, error } = await client.auth.signUp({
      email,
      password,
      options: { data: { role, registration: registrationId } },
    });
    if (error) throw toAuthError(error, authMessages.registerFailed);
    // The auth service reports an existing user as a made-up user without identities.
    if (data.user?.identities?.length === 0) throw new UserError(authMessages.alreadyRegistered);
    if (data.session) return { goTo: getTargetOrProfile(from), isSignedIn: true };
    // An existing unconfirmed account keeps its password, which another person may have chosen.
    const isNewAccount = data.user?.user_metadata?.registration === registrationId;
    await saveRegistration({
      userId: (isNewAccount && data.user?.id) || null,
      email,
      ...(from !== undefined && { from }),
    });
    return { goTo: routes.login(from, 'registered'), isSignedIn: false };
  },
});

/** Returns the previous page, or the profile if there is none (specification, section 4). */
const getTargetOrProfile = (from: string | undefined) =>
  from === undefined ? routes.profile() : redirectTarget(from);

/**
 * Creates an account with a role. If the auth service returns no session, the address has to be confirmed by email
 * first (specification, section 4).
 */
export const register = formAction(createAccount, (form) => ({
  ...getFormTexts(form, ['role', 'email', 'password', 'confirmPassword']),
  from: optionalText(form, 'from'),
}));

const requestResetLink = defineAction({
  name: 'sendResetLink',
  schema: recoverSchema,
  access: allowAnyone,
  failureMessage: authMessages.resetEmailFailed,
  run: async ({ email, token }): Promise<{ message: string }> => {
    await limitAttempts('recover', email);
    await sendAccountEmailLater(
      { kind: 'recovery', email, token },
      () =>
        sessionlessClient().auth.resetPasswordForEmail(email, {
          redirectTo: `${env().siteUrl}${routes.resetPassword()}`,
        }),
      authMessages.resetEmailFailed,
    );
    return { message: authMessages.resetLinkSent };
  },
});

/** Requests an email with a link to set a new password. */
export const sendResetLink = formAction(requestResetLink, (form) => ({
  email: getFormText(form, 'email'),
  token: optionalText(form, 'token'),
}));

const setNewPassword = defineAction({
  name: 'resetPassword',
  schema: resetPasswordSchema,
  access: allowAnyone,
  failureMessage: authMessages.resetPasswordFailed,
  run: async ({ password, token, currentPassword }) => {
    const owner = token
      ? await verifyOwnerByLink(token, password)
      : await verifyOwnerByPassword(currentPassword);
    assertStrongPassword(password, owner.email);
    const { error } = owner.isPasswordSet
      ? { error: null }
      : await owner.client.auth.updateUser({ password });
    if (error) throw toResetError(error);
    // Ends all sessions, because the old password may be known to others.
    await owner.client.auth.signOut({ scope: 'global' });
    await clearSessionCookies();
    await saveBrowserAccount(owner.email);
    return { goTo: routes.login(undefined, 'password-reset') };
  },
});

const toResetError = (error: ProviderError) =>
  isSessionMissing(error)
    ? new UserError(authMessages.sessionError({ message: authMessages.sessionEnded }))
    : toAuthError(error, authMessages.resetPasswordFailed);

/** Sets a new password with a recovery token, or with this browser's session and the current password. */
export const resetPassword = formAction(setNewPassword, (form) => ({
  ...getFormTexts(form, ['password', 'confirmPassword']),
  token: optionalText(form, 'token'),
  currentPassword: optionalText(form, 'currentPassword'),
}));

const redeemConfirmation = defineAction({
  name: 'confirmEmail',
  schema: confirmationLinkSchema,
  access: allowAnyone,
  failureMessage: authMessages.confirmationFailed,
  run: async ({ token, password }): Promise<Confirmation> => {
    const [account, registration] = await Promise.all([getAccountByLink(token), getRegistration()]);
    if (account?.isExpired) throw new UserError(authMessages.linkExpired);
    // D45: only a registration from this browser proves that the mailbox's reader chose the password.
    if (account && !account.isConfirmed && registration?.userId !== account.id) {
      if (password === undefined) return { isPasswordNeeded: true };
      assertStrongPassword(password, account.email);
      await setPasswordByLink(token, password);
    }
    const client = sessionlessClient();
    const { data, error } = await client.auth.verifyOtp({ type: 'email', token_hash: token });
    if (error) throw toAuthError(error, authMessages.confirmEmailFailed);
    if (account) await saveBrowserAccount(account.email);
    // Only the browser that registered gets the session: a link may be forwarded, or be sent to trick a person into
    // working in another person's account.
    if (data.session && registration && registration.userId === data.user?.id && !(await hasSession())) {
      await (await viewerClient()).auth.setSession(data.session);
      await clearRegistration();
      return { isPasswordNeeded: false, goTo: getTargetOrProfile(registration.from), isSignedIn: true };
    }
    await client.auth.signOut({ scope: 'local' }).catch(() => undefined);
    return {
      isPasswordNeeded: false,
      goTo: routes.login(registration?.from, 'email-confirmed'),
      isSignedIn: false,
    };
  },
});

type Confirmation =
  | { isPasswordNeeded: true }
  | { isPasswordNeeded: false; goTo: string; isSignedIn: boolean };

/** Confirms an address by its link's token (D4). The page posts it, because opening a link changes nothing (D29). */
export const confirmEmail = formAction(redeemConfirmation, (form) => ({
  ...getFormTexts(form, ['token', 'type']),
  password: optionalText(form, 'password'),
}));

const sendConfirmationAgain = defineAction({
  name: 'resendConfirmation',
  schema: recoverSchema,
  access: allowAnyone,
  failureMessage: authMessages.confirmEmailFailed,
  run: async ({ email, token }): Promise<{ message: string }> => {
    await limitAttempts('recover', email);
    // As for a reset link, the response doesn't show whether the address has an account or is confirmed.
    await sendAccountEmailLater(
      { kind: 'signup', email, token },
      () => sessionlessClient().auth.resend({ type: 'signup', email }),
      authMessages.serviceUnavailable,
    );
    return { message: authMessages.confirmationSentAgain };
  },
});

/** Requests the confirmation email again. */
export const resendConfirmation = formAction(sendConfirmationAgain, (form) => ({
  email: getFormText(form, 'email'),
  token: optionalText(form, 'token'),
}));

const saveRole = defineAction({
  name: 'chooseRole',
  schema: chooseRoleSchema,
  access: allowAnyone,
  failureMessage: authMessages.saveRoleFailed,
  run: async ({ role, from }) => {
    const client = await viewerClient();
    const { error } = await client.auth.updateUser({ data: { role } });
    if (error && isSessionMissing(error)) throw new UserError(authMessages.noAuthenticatedUser);
    if (error) throw toAuthError(error, authMessages.saveRoleFailed);
    return { goTo: getTargetOrProfile(from) };
  },
});

/** Sets the role in the viewer's user metadata (D15). */
export const chooseRole = formAction(saveRole, (form) => ({
  role: getFormText(form, 'role'),
  from: optionalText(form, 'from'),
}));

/** Ends this browser's session and redirects home; for the form that works without JavaScript. */
export async function signOut(): Promise<never> {
  await closeSession();
  redirect(routes.home());
}
