import 'server-only';
import { z } from 'zod';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import type { StillHiringQuestion } from './question';

/** The secret of a question is 32 bytes in hexadecimal; anything else is not worth a look-up. */
/** The question that a mail's secret belongs to; null for an unknown one and one that a newer mail replaced. */
export async function findStillHiring(token: string): Promise<StillHiringQuestion | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('find_still_hiring', { manage_token: token }).throwOnError();
  return data === null ? null : question.parse(data);
}

const question = z.object({
  title: z.string(),
  companyName: z.string(),
  slug: z.string(),
  location: z.object({
    address: z.object({ city: z.string(), state: z.string(), neighborhood: z.string().nullable() }),
  }),
  state: z.enum(['open', 'paused', 'closed', 'expired', 'held']),
  isPausedBySilence: z.boolean(),
});
