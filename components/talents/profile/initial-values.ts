import { currencyForCountry } from '@/lib/employment/currency';
import type { TalentProfile } from '@/lib/talents/talent';
import { todayIn } from '@/lib/talents/today';

/** Initial values of the text fields; a new profile has the specified currency and period (section 9). */
export function getInitialValues(profile: TalentProfile | null) {
  const { desiredSalary: pay, availableFrom } = profile ?? { desiredSalary: null, availableFrom: null };
  // A past day means 'now', and validation would reject it.
  const isInFuture = availableFrom !== null && availableFrom >= todayIn('');
  return {
    fullName: profile?.fullName ?? '',
    headline: profile?.headline ?? '',
    bio: profile?.bio ?? '',
    experienceYears: toText(profile?.experienceYears),
    salaryMin: toText(pay?.min),
    salaryMax: toText(pay?.max),
    salaryCurrency: pay?.currency ?? currencyForCountry(profile?.location.address.country ?? ''),
    salaryPeriod: pay?.period ?? 'year',
    availableFrom: isInFuture ? availableFrom : '',
  };
}

const toText = (number: number | null | undefined) => (number == null ? '' : String(number));
