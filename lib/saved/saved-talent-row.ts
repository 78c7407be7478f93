import { jobTypes } from '@/lib/employment/job-type';
import { toSalary } from '@/lib/employment/salary-row';
import type { FunctionReturns } from '@/lib/supabase/types';
import { toRequestStatus } from './contact/contact-request';
import type { SavedTalent } from './saved-talent';

type FunctionRow = FunctionReturns<'my_saved_talents'>[number];
/** The generated types have no null in the results of functions. */
type SavedTalentRow = {
  [Column in keyof FunctionRow]: Column extends 'talent_id' | 'saved_at' | 'is_available'
    ? FunctionRow[Column]
    : FunctionRow[Column] | null;
};

/** Converts a row of my_saved_talents. */
export function toSavedTalent(row: SavedTalentRow): SavedTalent {
  const today = new Date().toISOString().slice(0, 10);
  return {
    talentId: row.talent_id,
    note: row.note ?? '',
    profile: row.is_available
      ? {
          id: row.talent_id,
          name: row.name ?? '',
          headline: row.headline ?? '',
          bio: row.bio,
          skills: row.skills ?? [],
          city: row.city ?? '',
          state: row.state ?? '',
          experienceYears: row.experience_years,
          availableFrom: row.available_from,
          isAvailableNow: row.available_from !== null && row.available_from <= today,
          desiredJobTypes: jobTypes.filter((type) => row.desired_job_types?.includes(type)),
          desiredSalary: toSalary(row.desired_salary),
        }
      : null,
    request: toRequestStatus(row.request_status),
    contact:
      row.email === null
        ? null
        : {
            email: row.email,
            phone: row.phone,
            cv: row.has_cv ? { isScanned: row.is_cv_scanned === true } : null,
          },
  };
}
