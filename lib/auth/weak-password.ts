import 'server-only';
import { UserError } from '@/lib/result';
import { site } from '@/lib/site';
import { authMessages } from '@/messages/auth/messages';
import { commonPasswords } from './common-passwords';

let commonPasswordSet: ReadonlySet<string> | undefined;

/**
 * Throws a UserError for an easily guessed password: a common one, one repeated character, the address, its local part,
 * or the site's name.
 */
export function assertStrongPassword(password: string, email: string): void {
  commonPasswordSet ??= new Set(commonPasswords.split(' '));
  const lowercase = password.toLowerCase();
  // Without the digits and signs that people often add around a name.
  const core = lowercase.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const address = email.toLowerCase();
  const names = [address, address.split('@')[0] ?? '', site.name.toLowerCase()];
  const isOneCharacter = new Set(lowercase).size === 1;
  const message =
    commonPasswordSet.has(lowercase) || isOneCharacter
      ? authMessages.commonPassword
      : names.includes(lowercase) || names.includes(core)
        ? authMessages.guessablePassword({ siteName: site.name })
        : null;
  if (message !== null) throw new UserError(message, { password: message });
}
