import 'server-only';
import { Refusal } from '@/lib/result';
import { site } from '@/lib/site';
import { authMessages } from '@/messages/auth/messages';
import { commonPasswords } from './common-passwords';

let known: ReadonlySet<string> | undefined;

/**
 * Refuses a password that is among the first to be guessed: a common one, one repeated character, the address, its name, or the
 * site's name.
 */
export function refuseEasyPassword(password: string, email: string): void {
  known ??= new Set(commonPasswords.split(' '));
  const typed = password.toLowerCase();
  // Digits and signs around a name are what a guess adds first.
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const address = email.toLowerCase();
  const names = [address, address.split('@')[0] ?? '', site.name.toLowerCase()];
  const isOneCharacter = new Set(typed).size === 1;
  const sentence =
    known.has(typed) || isOneCharacter
      ? authMessages.commonPassword
      : names.includes(typed) || names.includes(core)
        ? authMessages.ownNamePassword({ siteName: site.name })
        : null;
  if (sentence !== null) throw new Refusal(sentence, { password: sentence });
}
