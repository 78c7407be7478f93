import { authMessages } from '@/messages/auth/messages';

/** The used fields of an auth service error. */
export type ProviderError = {
  code?: string | undefined;
  status?: number | undefined;
  name?: string | undefined;
  /** For a weak password: `length`, `characters`, `pwned`. */
  reasons?: readonly string[] | undefined;
};

const messagesByCode = new Map<string | undefined, string>(
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

/** Returns the message for an auth service error by its code (D18a), or `fallback` for an unlisted code. */
export function getAuthErrorMessage(error: ProviderError, fallback: string): string {
  const message = messagesByCode.get(error.code);
  if (message) return [message, ...getWeakPasswordReasons(error)].join(' ');
  // The client's error for a response without a session.
  if (error.name === 'AuthInvalidTokenResponseError') return authMessages.noSessionCreated;
  return isRetryable(error) ? authMessages.serviceUnavailable : fallback;
}

/** Network failures and 502, 503 and 504 are temporary; they don't end the session (specification, section 8). */
export const isRetryable = ({ name, status }: ProviderError): boolean =>
  name === 'AuthRetryableFetchError' || status === 0 || status === 502 || status === 503 || status === 504;

/**
 * Returns whether the auth service failed, rather than the input: no response, a 5xx (such as a failing mail server),
 * or its email limit is exhausted. Such errors are logged.
 */
export const isServiceFailure = (error: ProviderError): boolean =>
  isRetryable(error) || (error.status ?? 0) >= 500 || error.code === 'over_email_send_rate_limit';

/** Returns whether the request has no session or the auth service has ended it. */
export const isSessionMissing = ({ name, code }: ProviderError): boolean =>
  name === 'AuthSessionMissingError' ||
  code === 'session_not_found' ||
  code === 'user_not_found' ||
  code === 'refresh_token_not_found' ||
  code === 'refresh_token_already_used' ||
  code === 'session_expired';

/** Returns the messages for the known reasons why a password is weak. */
function getWeakPasswordReasons({ reasons = [] }: ProviderError): string[] {
  const messagesByReason: Record<string, string> = authMessages.weakPasswordReasons;
  return reasons.flatMap((reason) => messagesByReason[reason] ?? []);
}
