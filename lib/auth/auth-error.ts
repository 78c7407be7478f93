import 'server-only';
import { logError } from '@/lib/log';
import { UserError } from '@/lib/result';
import { getAuthErrorMessage, isServiceFailure, type ProviderError } from './provider-error';

/**
 * Returns the UserError for an error of the auth service (D18a). Logs it if the service itself failed, such as its mail
 * server.
 */
export function toAuthError(error: ProviderError, fallback: string): UserError {
  if (isServiceFailure(error)) logError('auth service', error);
  return new UserError(getAuthErrorMessage(error, fallback));
}
