import { z } from 'zod';
import { Refusal } from '@/lib/result';
import { refusedWords as text } from '@/messages/trust/refused-words';

/** The rule that a text breaks, with what to write instead. */
const broken = z.object({
  words: z.string(),
  sentence: z.string(),
  better: z.string().nullable(),
  field: z.string(),
});

/** What the shield refused, as a sentence at its field (D91); null for any other error. */
export function refusedWords({
  message,
  details,
}: {
  message: string;
  details: string | null;
}): Refusal | null {
  if (message !== 'POSTING_REFUSED' && message !== 'WORDS_REFUSED') return null;
  const { words, sentence, better, field } = broken.parse(JSON.parse(details ?? ''));
  const refusal = text.refused({ words, sentence, better: better ?? '' }).trim();
  return new Refusal(refusal, { [field]: refusal });
}
