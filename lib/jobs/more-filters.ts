import { dayParts, scheduleSlots, weekdays } from '@/lib/employment/schedule';
import { isListingPath } from '@/lib/http/page-kind';
import * as routes from '@/lib/routes';
import { readSearch } from '@/lib/search-params/search-descriptor';
import type { RawParams, SearchProblems } from '@/lib/search-params/search-params-reader';
import { conditionParams, printConditions, readConditions, type SearchConditions } from './search-conditions';

const workdays = weekdays.slice(0, 5);
const onDays = (days: readonly string[], parts: readonly string[]) =>
  days.flatMap((day) => parts.map((part) => `${day}-${part}`));

/** Parts of the week that one press adds, or takes away where all of it is chosen. */
const presets = {
  mornings: onDays(weekdays, ['morning']),
  afternoons: onDays(weekdays, ['afternoon']),
  evenings: onDays(weekdays, ['evening']),
  nights: onDays(weekdays, ['night']),
  'school-hours': onDays(workdays, ['morning']),
  // Postings name parts of a day, and an afternoon's shift begins before three.
  'after-3-pm': onDays(weekdays, ['evening', 'night']),
  weekdays: onDays(workdays, dayParts),
  weekends: onDays(weekdays.slice(5), dayParts),
} satisfies Record<string, readonly string[]>;
export const presetNames = Object.keys(presets) as (keyof typeof presets)[];

/** What the form asks; an area was drawn on a map and stays as it is. */
const formParams: readonly string[] = conditionParams.filter((name) => name !== 'area');

/** The search that further filters are chosen for. */
export type MoreFiltersOf = {
  /** Its page. */
  path: string;
  /** What else its address asks. */
  rest: RawParams;
  more: SearchConditions;
  /** What was not understood, by parameter. */
  problems: SearchProblems;
};

/**
 * Reads the page of further filters: `at` is the search's page, and all else its query; with `preset`, as 'evenings:/jobs-near-me',
 * it is what the form's fields say. A page that is none of ours is that of a search.
 */
export function readMoreFilters({ at, preset, page: _page, ...asked }: RawParams): MoreFiltersOf {
  const [name, path] = typeof preset === 'string' ? preset.split(':') : [undefined, at];
  const { more, problems = {} } = readSearch<{ more: SearchConditions }>(
    { more: { names: conditionParams, read: readConditions, print: printConditions } },
    asked,
  );
  const rest = Object.entries(asked).filter(([param]) => !formParams.includes(param));
  return {
    path: searchPath(path),
    rest: Object.fromEntries(rest),
    more: withPreset(
      more,
      presetNames.find((each) => each === name),
    ),
    problems,
  };
}

/** The path of a page that searches; one that is none of ours is that of a search. */
export function searchPath(given: unknown): string {
  const path = typeof given === 'string' ? encodeURI(given.slice(0, 1000)) : '';
  return path === routes.jobsNearMe() || isListingPath(path) ? path : routes.search();
}

function withPreset(more: SearchConditions, name: keyof typeof presets | undefined): SearchConditions {
  if (!name) return more;
  const { shifts = [], ...others } = more;
  const isAll = presets[name].every((slot) => shifts.includes(slot));
  const chosen = scheduleSlots.filter((slot) =>
    presets[name].includes(slot) ? !isAll : shifts.includes(slot),
  );
  return chosen.length > 0 ? { ...others, shifts: chosen } : others;
}

/** The preset that says the same as these shifts, if any does. */
export const presetOf = (shifts: readonly string[]) =>
  presetNames.find(
    (name) => presets[name].length === shifts.length && presets[name].every((slot) => shifts.includes(slot)),
  );
