import { currencyOf } from '@/lib/employment/currency';
import { dayIn } from '@/lib/talents/day';
import type { TalentProfile } from '@/lib/talents/talent';

/** What the text fields of the form hold at first; a new profile has section 9's currency and period. */
export function initialTexts(profile: TalentProfile | null) {
  const { desiredSalary: pay, availableFrom } = profile ?? { desiredSalary: null, availableFrom: null };
  // A day that is over means 'now', and could not be saved again.
  const isAhead = availableFrom !== null && availableFrom >= dayIn('');
  return {
    fullName: profile?.fullName ?? '',
    headline: profile?.headline ?? '',
    bio: profile?.bio ?? '',
    experienceYears: text(profile?.experienceYears),
    salaryMin: text(pay?.min),
    salaryMax: text(pay?.max),
    salaryCurrency: pay?.currency ?? currencyOf(profile?.location.address.country ?? ''),
    salaryPeriod: pay?.period ?? 'year',
    availableFrom: isAhead ? availableFrom : '',
  };
}

const text = (number: number | null | undefined) => (number == null ? '' : String(number));
