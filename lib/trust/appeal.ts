import 'server-only';
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

/** A decision against somebody as the holder of its email's secret sees it, and how far the second look is. */
export type Appeal = z.infer<typeof appealSchema>;

/** What `find_appeal` and `appeal_decision` answer. */
export const toAppeal = (answer: unknown): Appeal | null => appealSchema.nullable().parse(answer ?? null);

/** The decision that an email's secret belongs to; null for an unknown one, and when the thing is gone. */
export async function findAppeal(token: string): Promise<Appeal | null> {
  if (!isToken(token)) return null;
  const { data } = await publicClient().rpc('find_appeal', { manage_token: token }).throwOnError();
  return toAppeal(data);
}
