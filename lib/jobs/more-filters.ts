import { scheduleSlots } from '@/lib/employment/schedule';
import { isListingPath } from '@/lib/http/page-kind';
import * as routes from '@/lib/routes';
import { readSearch } from '@/lib/search-params/search-descriptor';
import type { RawParams, SearchProblems } from '@/lib/search-params/search-params-reader';
import { conditionParams, printConditions, readConditions, type SearchConditions } from './search-conditions';
import { presetNames, presets, type ShiftPreset } from './shift-presets';

/** What the form asks; the industry is in the list's own filters, and an area was drawn on a map. */
const formParams: readonly string[] = conditionParams.filter(
  (name) => name !== 'industry' && name !== 'area',
);

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

function withPreset(more: SearchConditions, name: ShiftPreset | undefined): SearchConditions {
  if (!name) return more;
  const { shifts = [], ...others } = more;
  const isAll = presets[name].every((slot) => shifts.includes(slot));
  const chosen = scheduleSlots.filter((slot) =>
    presets[name].includes(slot) ? !isAll : shifts.includes(slot),
  );
  return chosen.length > 0 ? { ...others, shifts: chosen } : others;
}
