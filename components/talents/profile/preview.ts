import { jobTypes } from '@/lib/employment/job-type';
import { currencies, type Salary, salaryPeriods } from '@/lib/employment/salary';
import { normalizeSkill } from '@/lib/employment/skill';
import { readAmount } from '@/lib/forms/amount';
import { isTicked, listOf, textOf } from '@/lib/forms/read-form';
import type { Place } from '@/lib/places/place';
import { shortName } from '@/lib/talents/short-name';
import type { TalentProfile } from '@/lib/talents/talent';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { preview as words } from '@/messages/talents/profile';

/** What the preview shows: the profile without what only its owner sees. */
export type Previewed = Omit<TalentProfile, 'id' | 'location' | 'searchRadiusKm' | 'cvPath'> & {
  location: Place | null;
};

/** A form, also half filled, as the profile that it would become. */
export function talentPreviewOf(form: FormData, location: Place | null): Previewed {
  const text = (name: string) => textOf(form, name).trim();
  const number = (name: string) => {
    const number = readAmount(text(name));
    return number === null || Number.isNaN(number) ? null : number;
  };
  const skills = listOf(form, 'skills').map(normalizeSkill);
  return {
    fullName: text('fullName'),
    headline: text('headline'),
    bio: text('bio') || null,
    skills: [...new Set(skills)].filter(Boolean),
    experienceYears: number('experienceYears'),
    desiredJobTypes: jobTypes.filter((type) => listOf(form, 'desiredJobTypes').includes(type)),
    desiredSalary: salaryOf(
      number('salaryMin'),
      number('salaryMax'),
      text('salaryCurrency'),
      text('salaryPeriod'),
    ),
    location,
    availableFrom: text('availableFrom') || null,
    isVisible: isTicked(form, 'isVisible'),
  };
}

/**
 * The card on which an audience sees the profile, in the columns that `search_talents` gives it (supabase/README.md). Without
 * a distance, which depends on who looks. `today` is an ISO day.
 */
export function previewCard(
  { fullName, headline, availableFrom, location, ...talent }: Previewed,
  audience: 'employer' | 'visitor',
  today = new Date().toISOString().slice(0, 10),
): TalentSummary {
  const isEmployer = audience === 'employer';
  return {
    id: `preview-${audience}`,
    name: fullName === '' ? words.yourName : isEmployer ? fullName : shortName(fullName),
    headline: headline || words.yourHeadline,
    skills: talent.skills,
    city: location?.address.city ?? words.yourCity,
    state: location?.address.state ?? words.yourState,
    cell: { lat: 0, lng: 0 },
    distanceKm: null,
    isAvailableNow: availableFrom !== null && availableFrom <= today,
    desiredJobTypes: talent.desiredJobTypes,
    bio: isEmployer ? talent.bio : null,
    experienceYears: isEmployer ? talent.experienceYears : null,
    availableFrom: isEmployer ? availableFrom : null,
    desiredSalary: isEmployer ? talent.desiredSalary : null,
    isSaved: null,
  };
}

function salaryOf(min: number | null, max: number | null, currency: string, period: string): Salary | null {
  if (min === null && max === null) return null;
  return {
    min,
    max,
    currency: currencies.find((each) => each === currency) ?? 'USD',
    period: salaryPeriods.find((each) => each === period) ?? 'year',
  };
}
