import 'server-only';
import { Refusal } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { cvMessages } from '@/lib/uploads/cv';
import type { SubmittedCv } from '@/lib/uploads/cv-field';
import { storeCv, verifyCv } from '@/lib/uploads/cv-store';
import { talentMessages } from '@/messages/talents/profile';
import type { TalentProfile } from './talent';
import { toTalentRow } from './talent-row';

/**
 * Writes a person's talent profile, whether it exists or not: two tabs that save at once leave one row, the later words
 * in it. `cvPath` is a verified upload of theirs, null takes the CV away, undefined keeps it.
 */
export async function storeTalent(
  client: DataClient,
  ownerId: string,
  talent: Omit<TalentProfile, 'id' | 'cvPath'>,
  cvPath: string | null | undefined,
): Promise<void> {
  const { error } = await client
    .from('job_seeker_profiles')
    .upsert({ user_id: ownerId, ...toTalentRow(talent, cvPath) }, { onConflict: 'user_id' });
  if (error?.message === 'CV_MISSING') throw new Refusal(cvMessages.missing, { cv: cvMessages.missing });
  if (error?.message === 'PROFILE_REMOVED') throw new Refusal(talentMessages.removed);
  if (error) throw error;
}

/** The path of a CV that was handed in: stored now, or uploaded before and looked at now. Refuses what is no CV. */
export async function checkedTalentCv(cv: SubmittedCv, ownerId: string): Promise<string> {
  if (cv instanceof File) return (await storeCv(cv, ownerId, 'profile')).path;
  await verifyCv(cv, 'profile');
  return cv.path;
}
