import { parsePlace } from '@/components/places/parse-place';
import { type AlertSchedule, alertFrequencies } from '@/lib/alerts/alert';
import { textOf } from '@/lib/forms/read-form';
import type { TalentAlertStart } from './initial-texts';

export type TalentAlertDraft = { start: TalentAlertStart; schedule: AlertSchedule };

/** A half-filled form as the one that it is opened with again; years that are no numbers are left behind. */
export function draftOf(form: FormData, start: TalentAlertStart): TalentAlertDraft {
  const text = (name: string) => textOf(form, name).trim();
  const years = (name: string) => (/^\d{1,3}$/.test(text(name)) ? Number(text(name)) : null);
  return {
    start: {
      keywords: text('keywords'),
      skills: form
        .getAll('skills')
        .map((skill) => String(skill).trim())
        .filter(Boolean),
      minYears: years('minYears'),
      maxYears: years('maxYears'),
      place: placeOf(text('location')) ?? start.place,
      radiusKm: Number(text('radiusKm')) || start.radiusKm,
    },
    schedule: {
      frequency: alertFrequencies.find((each) => each === text('frequency')) ?? 'daily',
      hour: Number(text('hour')),
      weekday: Number(text('weekday')) || 1,
      timeZone: text('timeZone'),
    },
  };
}

function placeOf(json: string) {
  try {
    return parsePlace(JSON.parse(json));
  } catch {
    return null;
  }
}
