import 'server-only';
import { UserError } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { cvMessages } from '@/lib/uploads/cv';
import type { SubmittedCv } from '@/lib/uploads/cv-field';
import { saveCv, verifyCv } from '@/lib/uploads/cv-store';
import { talentMessages } from '@/messages/talents/profile';
import type { TalentProfile } from './talent';
import { toTalentRow } from './talent-row';

/**
 * Creates or updates a talent profile. Two tabs that save at once leave one row, with the later values. `cvPath` is a
 * verified upload of the owner; null removes the CV, undefined keeps it.
 */
export async function upsertTalentProfile(
  client: DataClient,
  ownerId: string,
  talent: Omit<TalentProfile, 'id' | 'cvPath'>,
  cvPath: string | null | undefined,
): Promise<void> {
  const { error } = await client
    .from('job_seeker_profiles')
    .upsert({ user_id: ownerId, ...toTalentRow(talent, cvPath) }, { onConflict: 'user_id' });
  if (error?.message === 'CV_MISSING') throw new UserError(cvMessages.missing, { cv: cvMessages.missing });
  if (error?.message === 'PROFILE_REMOVED') throw new UserError(talentMessages.removed);
  if (error) throw error;
}

/** The path of a submitted CV: stores a file, or verifies an upload. Throws a UserError if it isn't a valid CV. */
export async function getVerifiedTalentCvPath(cv: SubmittedCv, ownerId: string): Promise<string> {
  if (cv instanceof File) return (await saveCv(cv, ownerId, 'profile')).path;
  await verifyCv(cv, 'profile');
  return cv.path;
}
