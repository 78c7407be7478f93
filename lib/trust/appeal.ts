import 'server-only';
import { cache } from 'react';
import { z } from 'zod';
import { isToken } from '@/lib/forms/ids';
import { publicClient } from '@/lib/supabase/public';
import { caseKinds } from './case';

const appealSchema = z.object({
  kind: z.enum(caseKinds),
  reason: z.string(),
  title: z.string().nullable(),
  appealedAt: z.string().nullable(),
  outcome: z.string().nullable(),
});

/**
 * Returns the decision that an email's token belongs to, with the state of its appeal; null for an unknown token or a
 * deleted subject.
 */
export const getAppeal = cache(async (token: string) => {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('get_appeal', { manage_token: token }).throwOnError();
  return appealSchema.nullable().parse(data ?? null);
});
