import { z } from 'zod';
import { UserError } from '@/lib/result';
import { refusedWords as text } from '@/messages/trust/refused-words';

/** The matching words of a broken rule, with its message and a suggestion. */
const brokenRuleSchema = z.object({
  words: z.string(),
  sentence: z.string(),
  replacement: z.string().nullable(),
  field: z.string(),
});

/** Returns the moderation error of a text as a message at its field (D91); null for any other error. */
export function toWordsError({
  message,
  details,
}: {
  message: string;
  details: string | null;
}): UserError | null {
  if (message !== 'POSTING_REFUSED' && message !== 'WORDS_REFUSED') return null;
  const { words, sentence, replacement, field } = brokenRuleSchema.parse(JSON.parse(details ?? ''));
  const userMessage = text.refused({ words, sentence, replacement: replacement ?? '' }).trim();
  return new UserError(userMessage, { [field]: userMessage });
}
