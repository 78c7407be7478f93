import { jobTypes } from '@/lib/employment/job-type';
import { currencies, type Salary, salaryPeriods } from '@/lib/employment/salary';
import { normalizeSkill } from '@/lib/employment/skill';
import { parseAmount } from '@/lib/forms/amount';
import { getFormList, getFormText, isFieldChecked } from '@/lib/forms/form-data';
import type { Place } from '@/lib/places/place';
import { shortName } from '@/lib/talents/short-name';
import type { TalentProfile } from '@/lib/talents/talent';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { preview as words } from '@/messages/talents/profile';

/** The previewed profile, without the owner's private fields. */
export type TalentPreviewData = Omit<TalentProfile, 'id' | 'location' | 'searchRadiusKm' | 'cvPath'> & {
  location: Place | null;
};

/** Converts a form to a profile, even if the form is incomplete. */
export function toTalentPreview(form: FormData, location: Place | null): TalentPreviewData {
  const text = (name: string) => getFormText(form, name).trim();
  const number = (name: string) => {
    const amount = parseAmount(text(name));
    return amount === null || Number.isNaN(amount) ? null : amount;
  };
  const skills = getFormList(form, 'skills').map(normalizeSkill);
  return {
    fullName: text('fullName'),
    headline: text('headline'),
    bio: text('bio') || null,
    skills: [...new Set(skills)].filter(Boolean),
    experienceYears: number('experienceYears'),
    desiredJobTypes: jobTypes.filter((type) => getFormList(form, 'desiredJobTypes').includes(type)),
    desiredSalary: toDesiredSalary(
      number('salaryMin'),
      number('salaryMax'),
      text('salaryCurrency'),
      text('salaryPeriod'),
    ),
    location,
    availableFrom: text('availableFrom') || null,
    isVisible: isFieldChecked(form, 'isVisible'),
  };
}

/**
 * The card that an audience sees, with the columns of `search_talents` (supabase/README.md). No distance, because it
 * depends on the viewer. `today` is an ISO date.
 */
export function toPreviewCard(
  { fullName, headline, availableFrom, location, ...talent }: TalentPreviewData,
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

function toDesiredSalary(
  min: number | null,
  max: number | null,
  currency: string,
  period: string,
): Salary | null {
  if (min === null && max === null) return null;
  return {
    min,
    max,
    currency: currencies.find((known) => known === currency) ?? 'USD',
    period: salaryPeriods.find((known) => known === period) ?? 'year',
  };
}
