import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { fetchPlacesJson } from '@/components/places/fetch-places';
import { isRecord } from '@/components/places/parse-place';
import * as apiRoutes from '@/lib/api-routes';
import { suggestedWork as text } from '@/messages/jobs/suggested-work';

const debounceMs = 160;

type Option = { value: string; label: string };

/**
 * Suggests titles, companies and categories with open jobs around the form's place, in a native datalist, which handles
 * keys and announcements.
 */
export function WorkSuggestions({
  id,
  typed,
  field,
}: {
  id: string;
  typed: string;
  /** The keyword field; its form contains the place. */
  field: RefObject<HTMLInputElement | null>;
}) {
  const [options, setOptions] = useState<Option[]>([]);
  const query = typed.trim();
  const load = useEffectEvent(async (q: string, signal: AbortSignal) => {
    const place = getFormPlace(field.current?.form ?? null);
    const { json } = await fetchPlacesJson(apiRoutes.suggestWork({ ...place, q }), signal);
    if (!signal.aborted && isRecord(json)) setOptions(toOptions(json.work));
  });
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

function getFormPlace(form: HTMLFormElement | null): Record<string, string> {
  const formData = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    ['lat', 'lng', 'radius'].flatMap((name) => {
      const value = formData.get(name);
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}

function toOptions(entries: unknown): Option[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.name !== 'string' || typeof entry.jobs !== 'number') return [];
    const toLabel = entry.isCategory === true ? text.openJobsInCategory : text.openJobs;
    const shown = `${entry.jobs}${entry.isMore === true ? '+' : ''}`;
    return [{ value: entry.name, label: toLabel({ name: entry.name, count: entry.jobs, shown }) }];
  });
}
