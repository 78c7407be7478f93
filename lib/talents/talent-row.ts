import { jobTypes } from '@/lib/employment/job-type';
import { toSalary } from '@/lib/employment/salary-row';
import { toPlace } from '@/lib/places/place-row';
import type { Row } from '@/lib/supabase/types';
import type { TalentProfile } from './talent';

export const talentColumns =
  'id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location, search_radius, cv_url, available_from, is_visible, is_hidden_from_some' as const;

type TalentRow = Omit<
  Row<'job_seeker_profiles'>,
  | 'user_id'
  | 'is_demo'
  | 'created_at'
  | 'updated_at'
  | 'public_point'
  | 'search'
  | 'pay_currency'
  | 'desired_pay_per_hour'
>;

/** Converts a stored talent profile for its owner. */
export function toTalentProfile(row: TalentRow): TalentProfile {
  return {
    id: row.id,
    fullName: row.full_name,
    headline: row.headline,
    bio: row.bio,
    skills: row.skills,
    experienceYears: row.experience_years,
    desiredJobTypes: jobTypes.filter((type) => row.desired_job_types.includes(type)),
    desiredSalary: toSalary(row.desired_salary),
    location: toPlace(row.location),
    searchRadiusKm: row.search_radius,
    cvPath: row.cv_url,
    availableFrom: row.available_from,
    isVisible: row.is_visible,
    hidesFromSomeEmployers: row.is_hidden_from_some,
  };
}

/** The columns that a talent writes. An undefined `cvPath` keeps the stored CV. */
export function toTalentRow(talent: Omit<TalentProfile, 'id' | 'cvPath'>, cvPath: string | null | undefined) {
  return {
    full_name: talent.fullName,
    headline: talent.headline,
    bio: talent.bio,
    skills: talent.skills,
    experience_years: talent.experienceYears,
    desired_job_types: talent.desiredJobTypes,
    desired_salary: talent.desiredSalary,
    location: talent.location,
    search_radius: talent.searchRadiusKm,
    available_from: talent.availableFrom,
    is_visible: talent.isVisible,
    ...(cvPath !== undefined && { cv_url: cvPath }),
  };
}
