import 'server-only';
import { logFault } from '@/lib/log';
import { Refusal } from '@/lib/result';
import { authSentence, isServiceFailure, type ProviderError } from './provider-error';

/** The Refusal for an error of the auth service (D18a). Where the service itself failed, such as its mail server, it is logged. */
export function authRefusal(error: ProviderError, fallback: string): Refusal {
  if (isServiceFailure(error)) logFault('auth service', error);
  return new Refusal(authSentence(error, fallback));
}
