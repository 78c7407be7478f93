import 'server-only';
import { z } from 'zod';
import { isTicked } from '@/lib/forms/read-form';
import { Refusal } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { changedElsewhere } from '@/messages/profile';

/** When a person's profile was last saved, in the database's own writing; blank before there is one. */
export async function profileVersion(
  client: DataClient,
  table: 'employer_profiles' | 'job_seeker_profiles',
  ownerId: string,
): Promise<string> {
  const { data } = await client
    .from(table)
    .select('updated_at')
    .eq('user_id', ownerId)
    .maybeSingle()
    .throwOnError();
  return data?.updated_at ?? '';
}

/** What a profile's form says beside its fields: which version it began with, and whether it may replace a later one. */
export const basisSchema = z.object({ version: z.string().max(60).optional(), replaces: z.boolean() });

type ProfileBasis = z.output<typeof basisSchema>;

/** Takes that out of its form. */
export const readBasis = (form: FormData): ProfileBasis => ({
  version: form.get('version')?.toString(),
  replaces: isTicked(form, 'replaces'),
});

/** Refuses to write over words that whoever sends the form has not seen, unless they said so. */
export function refuseUnseen({ version, replaces }: ProfileBasis, stored: string): void {
  if (version !== undefined && version !== stored && !replaces) throw new Refusal(changedElsewhere);
}
