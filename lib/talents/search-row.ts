import { jobTypes } from '@/lib/employment/job-type';
import { toSalary } from '@/lib/employment/salary-row';
import type { FunctionReturns } from '@/lib/supabase/types';
import type { TalentSummary } from './talent-summary';

/** A row of search_talents; the generated types have no null in the results of functions. */
type TalentSearchRow = Nullable<FunctionReturns<'search_talents'>[number]>;

type Nullable<Returned> = {
  [Column in keyof Returned]: Column extends
    | 'distance_km'
    | 'experience_years'
    | 'available_from'
    | 'bio'
    | 'desired_salary'
    | 'is_saved'
    ? Returned[Column] | null
    : Returned[Column];
};

/** Converts a row of the search. */
export function toTalentSummary(row: TalentSearchRow): TalentSummary {
  return {
    id: row.id,
    name: row.name,
    headline: row.headline,
    bio: row.bio,
    skills: row.skills,
    city: row.city,
    state: row.state,
    cell: { lat: row.cell_lat, lng: row.cell_lng },
    distanceKm: row.distance_km,
    experienceYears: row.experience_years,
    availableFrom: row.available_from,
    // Null if no day is given, which the generated types don't show.
    isAvailableNow: row.is_available_now === true,
    desiredJobTypes: jobTypes.filter((type) => row.desired_job_types.includes(type)),
    desiredSalary: toSalary(row.desired_salary),
    isSaved: row.is_saved,
  };
}
