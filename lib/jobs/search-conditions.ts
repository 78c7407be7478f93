import { benefitKinds } from '@/lib/employment/benefit-kind';
import { industries } from '@/lib/employment/industry';
import { scheduleSlots } from '@/lib/employment/schedule';
import { isDay } from '@/lib/forms/day';
import { radius } from '@/lib/limits';
import { type Area, printArea, readArea } from '@/lib/places/area';
import type { ParamsReader, SearchQuery } from '@/lib/search-params/search-descriptor';
import { rawParams, searchParamsReader } from '@/lib/search-params/search-params-reader';
import { slugify } from '@/lib/slug';
import type { FunctionArgs } from '@/lib/supabase/types';
import { searchConditions as text } from '@/messages/jobs/conditions';
import { presetNames, shiftsOf } from './shift-presets';

/** Ages that postings ask for. */
export const ages = [16, 18, 21] as const;
/** Today, or so many days before. */
export const postedDays = [1, 3, 7, 30] as const;
/** What is asked with a plain yes, by its name in the database's `parse_conditions`. */
export const wishes = {
  'all-shifts': 'all_shifts',
  'no-nights': 'without_nights',
  tips: 'tips',
  'no-experience': 'no_experience',
  answers: 'answers',
} as const;
export type Wish = keyof typeof wishes;
const wishNames = Object.keys(wishes) as Wish[];
export const mostHours = 168;
export const longestCompany = 120;

export type Extra = Wish | (typeof benefitKinds)[number];
const extras: readonly Extra[] = [...wishNames, ...benefitKinds];

/** What a search asks beside place, words, types and pay (D102); what is not asked is not there. */
export type SearchConditions = {
  /** When one can work, as `scheduleSlots`; an address may name presets of them. */
  shifts?: readonly string[];
  extras?: readonly Extra[];
  /** A week; null is no bound. */
  hours?: { from: number | null; to: number | null };
  age?: number;
  postedDays?: number;
  company?: string;
  /** As a category: 'healthcare'. */
  industry?: string;
  /** A day (YYYY-MM-DD) by which the work begins. */
  startBy?: string;
  /** What somebody drew on the map (D103); it takes the place of the radius. */
  area?: Area;
};

/** Reads them from an address: `when`, `with`, `hoursFrom`, `hoursTo`, `age`, `posted`, `company`, `industry`, `startBy`, `area`. */
export function readConditions(reader: ParamsReader): SearchConditions {
  const shifts = shiftsOf(
    reader.someOf('when', [...scheduleSlots, ...presetNames], (given) => text.theresNoShift({ given })),
  );
  const chosen = reader.someOf('with', extras, (given) => text.weCantFilterBy({ given }));
  // What is asked of shifts needs some.
  const asked = chosen.filter((extra) => extra !== 'all-shifts' || shifts.length > 0);
  const [from, to] = [
    reader.within('hoursFrom', 0, mostHours, text.hours),
    reader.within('hoursTo', 0, mostHours, text.hours),
  ];
  const isOrdered = from === null || to === null || from <= to;
  if (!isOrdered) reader.wrong('hoursTo', text.hoursAreOutOfOrder, null);
  const age = reader.oneOf('age', ages.map(String), (given) => text.theresNoAge({ given }));
  const posted = reader.oneOf('posted', postedDays.map(String), (given) => text.theresNoTime({ given }));
  const company = reader.words('company', longestCompany);
  const industry = reader.oneOf('industry', industries.map(slugify), (given) => text.noIndustry({ given }));
  const startBy = askedDay(reader);
  const area = askedArea(reader);
  return {
    ...(shifts.length > 0 && { shifts }),
    ...(asked.length > 0 && { extras: asked }),
    ...((from !== null || to !== null) && isOrdered && { hours: { from, to } }),
    ...(age !== null && { age: Number(age) }),
    ...(posted !== null && { postedDays: Number(posted) }),
    ...(company !== '' && { company }),
    ...(industry !== null && { industry }),
    ...(startBy !== null && { startBy }),
    ...(area && { area }),
  };
}

/** How many of the conditions are set that a list has below 'More filters'. */
export const countMoreConditions = ({
  extras: chosen = [],
  hours,
  company,
  age,
  startBy,
}: SearchConditions): number =>
  chosen.length + [hours, company, age, startBy].filter((condition) => condition !== undefined).length;

function askedDay(reader: ParamsReader): string | null {
  const given = reader.text('startBy');
  if (given === undefined) return null;
  return isDay(given) && given.startsWith('20') ? given : reader.wrong('startBy', text.theresNoDay, null);
}

function askedArea(reader: ParamsReader): Area | null {
  const given = reader.text('area');
  if (given === undefined) return null;
  const area = readArea(given, radius.maxKm);
  return typeof area === 'string' ? reader.wrong('area', text.area[area], null) : area;
}

/** Writes them into an address. */
export const printConditions = ({
  shifts,
  extras: asked,
  hours,
  age,
  postedDays: posted,
  company,
  industry,
  startBy,
  area,
}: SearchConditions): SearchQuery => ({
  when: shifts,
  with: asked,
  hoursFrom: hours?.from,
  hoursTo: hours?.to,
  age,
  posted,
  company,
  industry,
  startBy,
  area: area && printArea(area),
});

/** The same as the text of a query. */
export const conditionsQuery = (more: SearchConditions): string => queryOf(printConditions(more)).toString();

/** Parameters as the text of an address has them. */
export const queryOf = (params: SearchQuery): URLSearchParams =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) =>
      [value ?? []].flat().map((each) => [name, String(each)]),
    ),
  );

/** Reads such a query; what makes no sense is left out. */
export const parseConditions = (query: URLSearchParams): SearchConditions =>
  readConditions(searchParamsReader(rawParams(query)));

/** The parameters that printConditions writes. */
export const conditionParams = [
  ...['when', 'with', 'hoursFrom', 'hoursTo', 'age', 'posted', 'company', 'industry', 'startBy', 'area'],
] as const;

type ConditionsArgument = NonNullable<FunctionArgs<'count_jobs'>['more']>;

/** As the database's `parse_conditions` takes them; null where nothing is asked. */
export function conditionsArgument({
  shifts,
  extras: asked = [],
  hours,
  age,
  postedDays: posted,
  company,
  industry,
  startBy,
  area,
}: SearchConditions): ConditionsArgument | null {
  const benefits = benefitKinds.filter((kind) => asked.includes(kind));
  const argument = {
    ...(shifts && { shifts: [...shifts] }),
    ...Object.fromEntries(
      wishNames.filter((wish) => asked.includes(wish)).map((wish) => [wishes[wish], true]),
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
