import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { isRecord } from '@/components/places/parse-place';
import { askPlaces } from '@/components/places/suggest-places';
import * as apiRoutes from '@/lib/api-routes';
import { suggestedWork as text } from '@/messages/jobs/suggested-work';

const debounceMs = 160;

type Option = { value: string; label: string };

/** Titles, companies and categories with open jobs where the form searches, in the browser's own list: its keys, its announcements. */
export function WorkSuggestions({
  id,
  typed,
  field,
}: {
  id: string;
  typed: string;
  /** Its form has the place. */
  field: RefObject<HTMLInputElement | null>;
}) {
  const [options, setOptions] = useState<Option[]>([]);
  const query = typed.trim();
  const load = useEffectEvent(async (q: string, signal: AbortSignal) => {
    const place = placeIn(field.current?.form ?? null);
    const { json } = await askPlaces(apiRoutes.suggestWork({ ...place, q }), signal);
    if (!signal.aborted && isRecord(json)) setOptions(toOptions(json.work));
  });
  // A suggestion that was chosen needs no others.
  const isChosen = options.some(({ value }) => value === query);
  const isComplete = query.length < 2 || isChosen;

  useEffect(() => {
    if (isComplete) return;
    const controller = new AbortController();
    const timer = window.setTimeout(() => load(query, controller.signal), debounceMs);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [query, isComplete]);

  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option.label} {...option} />
      ))}
    </datalist>
  );
}

/** Where the form searches, as far as it knows. */
function placeIn(form: HTMLFormElement | null): Record<string, string> {
  const given = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    ['lat', 'lng', 'radius'].flatMap((name) => {
      const value = given.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

function toOptions(entries: unknown): Option[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.name !== 'string' || typeof entry.jobs !== 'number') return [];
    const say = entry.isCategory === true ? text.openJobsInCategory : text.openJobs;
    const shown = `${entry.jobs}${entry.isMore === true ? '+' : ''}`;
    return [{ value: entry.name, label: say({ name: entry.name, count: entry.jobs, shown }) }];
  });
}
