import { authMessages } from '@/messages/auth/messages';

/** What is read of an error of the auth service. */
export type ProviderError = {
  code?: string | undefined;
  status?: number | undefined;
  name?: string | undefined;
  /** Of a weak password: `length`, `characters`, `pwned`. */
  reasons?: readonly string[] | undefined;
};

const sentences = new Map<string | undefined, string>(
  Object.entries({
    invalid_credentials: authMessages.wrongCredentials,
    email_not_confirmed: authMessages.emailNotConfirmed,
    user_already_exists: authMessages.alreadyRegistered,
    email_exists: authMessages.alreadyRegistered,
    over_email_send_rate_limit: authMessages.tooManyAttempts,
    over_request_rate_limit: authMessages.tooManyAttempts,
    otp_expired: authMessages.linkExpired,
    reauthentication_needed: authMessages.reauthenticationNeeded,
    same_password: authMessages.samePassword,
    weak_password: authMessages.weakPassword,
    email_address_invalid: authMessages.emailInvalid,
    session_not_found: authMessages.sessionEnded,
    refresh_token_not_found: authMessages.sessionEnded,
    refresh_token_already_used: authMessages.sessionEnded,
    session_expired: authMessages.sessionEnded,
    user_banned: authMessages.accountSuspended,
  }),
);

/** D18a: the sentence for an error of the auth service by its code; `fallback` for every code that is not on the list. */
export function authSentence(error: ProviderError, fallback: string): string {
  const known = sentences.get(error.code);
  if (known) return [known, ...reasonsOf(error)].join(' ');
  // The client's own word for an answer without a session.
  if (error.name === 'AuthInvalidTokenResponseError') return authMessages.noSessionCreated;
  return isRetryable(error) ? authMessages.serviceUnavailable : fallback;
}

/** Network failures and 502, 503, 504 pass by themselves; the session is kept over them (section 8). */
export const isRetryable = ({ name, status }: ProviderError): boolean =>
  name === 'AuthRetryableFetchError' || status === 0 || status === 502 || status === 503 || status === 504;

/**
 * The auth service failed, and not what a person sent: no answer, a 5xx (as when its mail server is away), or its own limit of
 * emails is used up. An operator has to hear of it.
 */
export const isServiceFailure = (error: ProviderError): boolean =>
  isRetryable(error) || (error.status ?? 0) >= 500 || error.code === 'over_email_send_rate_limit';

/** There is no session behind the request, or the auth service has forgotten the one that there was. */
export const isSessionMissing = ({ name, code }: ProviderError): boolean =>
  name === 'AuthSessionMissingError' ||
  code === 'session_not_found' ||
  code === 'user_not_found' ||
  code === 'refresh_token_not_found' ||
  code === 'refresh_token_already_used' ||
  code === 'session_expired';

/** Why a password is weak, as far as the service says so in words that we know. */
function reasonsOf({ reasons = [] }: ProviderError): string[] {
  const known: Record<string, string> = authMessages.weakPasswordReasons;
  return reasons.flatMap((reason) => known[reason] ?? []);
}
