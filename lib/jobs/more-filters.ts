import { scheduleSlots } from '@/lib/employment/schedule';
import { isListingPath } from '@/lib/http/page-kind';
import * as routes from '@/lib/routes';
import { parseSearch } from '@/lib/search-params/search-descriptor';
import type { RawParams, SearchProblems } from '@/lib/search-params/search-params-reader';
import {
  conditionParams,
  formatConditions,
  parseConditionParams,
  type SearchConditions,
} from './search-conditions';
import { type ShiftPreset, shiftPresetNames, shiftPresets } from './shift-presets';

/**
 * The parameters of the fields on the filters page. The list itself filters by industry, and an area is drawn on a map.
 */
const formParamNames: readonly string[] = conditionParams.filter(
  (name) => name !== 'industry' && name !== 'area',
);

export type MoreFiltersSearch = {
  path: string;
  /** The other parameters of the search's address. */
  rest: RawParams;
  more: SearchConditions;
  /** Invalid parameters by name. */
  problems: SearchProblems;
};

/**
 * Parses the address of the filters page: `at` is the path of the search's page, the other parameters are its query.
 * The button of a preset submits the form with `preset`, such as 'evenings:/jobs-near-me', which toggles that preset.
 */
export function parseMoreFilters({ at, preset, page: _page, ...searchParams }: RawParams): MoreFiltersSearch {
  const [name, path] = typeof preset === 'string' ? preset.split(':') : [undefined, at];
  const { more, problems = {} } = parseSearch<{ more: SearchConditions }>(
    { more: { names: conditionParams, parse: parseConditionParams, format: formatConditions } },
    searchParams,
  );
  const rest = Object.entries(searchParams).filter(([param]) => !formParamNames.includes(param));
  return {
    path: toSearchPath(path),
    rest: Object.fromEntries(rest),
    more: togglePreset(
      more,
      shiftPresetNames.find((preset) => preset === name),
    ),
    problems,
  };
}

/** Returns a path that can show a search; any other value becomes the search page. */
export function toSearchPath(value: unknown): string {
  const path = typeof value === 'string' ? encodeURI(value.slice(0, 1000)) : '';
  return path === routes.jobsNearMe() || isListingPath(path) ? path : routes.search();
}

function togglePreset(more: SearchConditions, name: ShiftPreset | undefined): SearchConditions {
  if (!name) return more;
  const { shifts = [], ...otherConditions } = more;
  const hasWholePreset = shiftPresets[name].every((slot) => shifts.includes(slot));
  const chosen = scheduleSlots.filter((slot) =>
    shiftPresets[name].includes(slot) ? !hasWholePreset : shifts.includes(slot),
  );
  return chosen.length > 0 ? { ...otherConditions, shifts: chosen } : otherConditions;
}
