import 'server-only';
import { z } from 'zod';
import { isFieldChecked } from '@/lib/forms/form-data';
import { UserError } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { changedElsewhere } from '@/messages/profile';

/** Returns when a profile was last saved, as the database formats it; blank if there is none. */
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

/** The form fields of a profile's version: the one it started from, and whether it may replace a later one. */
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
 * Throws a UserError if the profile was saved elsewhere since the form was opened, unless the sender confirmed to
 * replace it.
 */
export function assertNotStale({ version, replaces }: ProfileVersion, stored: string): void {
  if (version !== undefined && version !== stored && !replaces) throw new UserError(changedElsewhere);
}
