import { benefitKinds } from '@/lib/employment/benefit-kind';
import { industries } from '@/lib/employment/industry';
import { scheduleSlots } from '@/lib/employment/schedule';
import { isDay } from '@/lib/forms/day';
import { radius } from '@/lib/limits';
import { type Area, formatArea, parseArea } from '@/lib/places/area';
import type { ParamsReader, SearchQuery } from '@/lib/search-params/search-descriptor';
import { createSearchParamsReader, toRawParams } from '@/lib/search-params/search-params-reader';
import { slugify } from '@/lib/slug';
import type { FunctionArgs } from '@/lib/supabase/types';
import { searchConditions as text } from '@/messages/jobs/conditions';
import { expandShiftPresets, shiftPresetNames } from './shift-presets';

/** The choices for the visitor's age: the usual minimum ages of jobs. */
export const ageOptions = [16, 18, 21] as const;
/** The choices for the maximum age of a posting, in calendar days (UTC): 1 means posted today or yesterday. */
export const postedDays = [1, 3, 7, 30] as const;
/** Filters without a value, with their names in the SQL function `parse_conditions`. */
export const flagFilters = {
  'all-shifts': 'all_shifts',
  'no-nights': 'without_nights',
  tips: 'tips',
  'no-experience': 'no_experience',
  answers: 'answers',
} as const;
export type FlagFilter = keyof typeof flagFilters;
const flagFilterNames = Object.keys(flagFilters) as FlagFilter[];
export const maxHoursPerWeek = 168;
export const maxCompanyLength = 120;

export type ExtraFilter = FlagFilter | (typeof benefitKinds)[number];
const extraFilters: readonly ExtraFilter[] = [...flagFilterNames, ...benefitKinds];

/** The filters of a search besides place, words, types and pay (D102). Absent filters are not set. */
export type SearchConditions = {
  /** When the visitor can work, as `scheduleSlots`; an address may also contain presets. */
  shifts?: readonly string[];
  extras?: readonly ExtraFilter[];
  /** Per week; null means no bound. */
  hours?: { from: number | null; to: number | null };
  /** The visitor's age: jobs with a higher minimum age are left out. */
  age?: number;
  postedDays?: number;
  company?: string;
  /** A category slug: 'healthcare'. */
  industry?: string;
  /** Latest start of the work (YYYY-MM-DD). */
  startBy?: string;
  /** Area drawn on the map (D103); replaces the radius. */
  area?: Area;
};

/**
 * Parses the conditions of an address: `when`, `with`, `hoursFrom`, `hoursTo`, `age`, `posted`, `company`, `industry`,
 * `startBy`, `area`.
 */
export function parseConditionParams(reader: ParamsReader): SearchConditions {
  const shifts = expandShiftPresets(
    reader.someOf('when', [...scheduleSlots, ...shiftPresetNames], (given) => text.unknownShift({ given })),
  );
  const chosen = reader.someOf('with', extraFilters, (given) => text.unknownFilter({ given }));
  // 'all-shifts' has no meaning without shifts.
  const applicable = chosen.filter((extra) => extra !== 'all-shifts' || shifts.length > 0);
  const [from, to] = [
    reader.numberInRange('hoursFrom', 0, maxHoursPerWeek, text.hours),
    reader.numberInRange('hoursTo', 0, maxHoursPerWeek, text.hours),
  ];
  const isOrdered = from === null || to === null || from <= to;
  if (!isOrdered) reader.addProblem('hoursTo', text.hoursOutOfOrder, null);
  const age = reader.oneOf('age', ageOptions.map(String), (given) => text.unknownAge({ given }));
  const posted = reader.oneOf('posted', postedDays.map(String), (given) => text.unknownPostedDays({ given }));
  const company = reader.words('company', maxCompanyLength);
  const industry = reader.oneOf('industry', industries.map(slugify), (given) =>
    text.unknownIndustry({ given }),
  );
  const startBy = parseStartBy(reader);
  const area = parseAreaParam(reader);
  return {
    ...(shifts.length > 0 && { shifts }),
    ...(applicable.length > 0 && { extras: applicable }),
    ...((from !== null || to !== null) && isOrdered && { hours: { from, to } }),
    ...(age !== null && { age: Number(age) }),
    ...(posted !== null && { postedDays: Number(posted) }),
    ...(company !== '' && { company }),
    ...(industry !== null && { industry }),
    ...(startBy !== null && { startBy }),
    ...(area && { area }),
  };
}

/** Returns how many conditions in the list's 'More filters' section are set. */
export const countMoreConditions = ({
  extras: chosen = [],
  hours,
  company,
  age,
  startBy,
}: SearchConditions): number =>
  chosen.length + [hours, company, age, startBy].filter((condition) => condition !== undefined).length;

function parseStartBy(reader: ParamsReader): string | null {
  const value = reader.text('startBy');
  if (value === undefined) return null;
  return isDay(value) && value.startsWith('20') ? value : reader.addProblem('startBy', text.invalidDay, null);
}

function parseAreaParam(reader: ParamsReader): Area | null {
  const value = reader.text('area');
  if (value === undefined) return null;
  const area = parseArea(value, radius.maxKm);
  return typeof area === 'string' ? reader.addProblem('area', text.area[area], null) : area;
}

/** The names of all parameters of conditions. */
export const conditionParams = [
  'when',
  'with',
  'hoursFrom',
  'hoursTo',
  'age',
  'posted',
  'company',
  'industry',
  'startBy',
  'area',
] as const;

/** Returns the query parameters of the conditions; undefined for unset ones. */
export const formatConditions = ({
  shifts,
  extras: selected,
  hours,
  age,
  postedDays: posted,
  company,
  industry,
  startBy,
  area,
}: SearchConditions): Record<(typeof conditionParams)[number], SearchQuery[string]> => ({
  when: shifts,
  with: selected,
  hoursFrom: hours?.from,
  hoursTo: hours?.to,
  age,
  posted,
  company,
  industry,
  startBy,
  area: area && formatArea(area),
});

/** Returns the conditions as a query string. */
export const conditionsQuery = (more: SearchConditions): string =>
  toUrlSearchParams(formatConditions(more)).toString();

export const toUrlSearchParams = (params: SearchQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((item) => [name, String(item)]),
    ),
  );

/** Parses a query string of conditions and ignores invalid values. */
export const parseConditions = (query: URLSearchParams): SearchConditions =>
  parseConditionParams(createSearchParamsReader(toRawParams(query)));

type ConditionsArgument = NonNullable<FunctionArgs<'count_jobs'>['more']>;

/** Returns the argument of the SQL function `parse_conditions`; null without conditions. */
export function toConditionsArgument({
  shifts,
  extras: selected = [],
  hours,
  age,
  postedDays: posted,
  company,
  industry,
  startBy,
  area,
}: SearchConditions): ConditionsArgument | null {
  const benefits = benefitKinds.filter((kind) => selected.includes(kind));
  const argument = {
    ...(shifts && { shifts: [...shifts] }),
    ...Object.fromEntries(
      flagFilterNames.filter((flag) => selected.includes(flag)).map((flag) => [flagFilters[flag], true]),
    ),
    ...(benefits.length > 0 && { benefits }),
    ...(hours && hours.from !== null && { hours_from: hours.from }),
    ...(hours && hours.to !== null && { hours_to: hours.to }),
    ...(age !== undefined && { age }),
    ...(posted !== undefined && { posted_days: posted }),
    ...(company !== undefined && { company }),
    ...(industry !== undefined && { industry }),
    ...(startBy !== undefined && { start_by: startBy }),
    ...(area && { areas: area.map((shape) => shape.map(({ lat, lng }) => [lat, lng])) }),
  };
  return Object.keys(argument).length > 0 ? argument : null;
}
