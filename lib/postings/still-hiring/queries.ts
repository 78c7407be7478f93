import 'server-only';
import { z } from 'zod';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import type { StillHiringQuestion } from './question';

/** The question that a token belongs to; null for an unknown or replaced token. */
export async function getStillHiringQuestion(token: string): Promise<StillHiringQuestion | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('get_still_hiring', { manage_token: token }).throwOnError();
  return data === null ? null : questionSchema.parse(data);
}

const questionSchema = z.object({
  title: z.string(),
  companyName: z.string(),
  slug: z.string(),
  location: z.object({
    address: z.object({ city: z.string(), state: z.string(), neighborhood: z.string().nullable() }),
  }),
  state: z.enum(['open', 'paused', 'closed', 'expired', 'held']),
  isPausedAutomatically: z.boolean(),
});
