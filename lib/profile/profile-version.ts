import 'server-only';
import { z } from 'zod';
import { isFieldChecked } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { changedElsewhere } from '@/messages/profile';

/** Returns when a profile was last saved, in the database's format; '' if there is no profile. */
export async function getProfileVersion(
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

/** The profile version that a form was opened with, and whether saving may replace a later version. */
export const profileVersionSchema = z.object({
  version: z.string().max(60).optional(),
  replaces: z.boolean(),
});

type ProfileVersion = z.output<typeof profileVersionSchema>;

/** Returns the version fields of a posted profile form. */
export const parseProfileVersion = (form: FormData): ProfileVersion => ({
  version: form.get('version')?.toString(),
  replaces: isFieldChecked(form, 'replaces'),
});

/**
 * Throws a UserError if the profile was saved elsewhere since the form was opened, unless `replaces` is true.
 */
export function assertNotStale({ version, replaces }: ProfileVersion, stored: string): void {
  if (version !== undefined && version !== stored && !replaces) throw new UserError(changedElsewhere);
}
