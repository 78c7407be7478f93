import { jobTypes } from '@/lib/employment/job-type';
import { toSalary } from '@/lib/employment/salary-row';
import type { FunctionReturns } from '@/lib/supabase/types';
import type { TalentSummary } from './talent-summary';

/** A talent as the search function returns it; the generated types know nothing of null there. */
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

/** A search's row as a list shows it. */
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
    // Null where no day was named; the types of a function's columns know no null.
    isAvailableNow: row.is_available_now === true,
    desiredJobTypes: jobTypes.filter((type) => row.desired_job_types.includes(type)),
    desiredSalary: toSalary(row.desired_salary),
    isSaved: row.is_saved,
  };
}
