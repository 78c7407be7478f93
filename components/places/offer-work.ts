import * as apiRoutes from '@/lib/api-routes';
import { suggestedWork as text } from '@/messages/jobs/suggested-work';
import { isRecord } from './parse-place';
import { askPlaces } from './suggest-places';

const debounceMs = 160;

/** Suggests titles, companies and categories with open jobs where the form searches, in the browser's own list: its keys, its announcements. */
export function offerWork(field: HTMLInputElement): void {
  const list = document.createElement('datalist');
  list.id = `${field.id}-work`;
  field.after(list);
  field.setAttribute('list', list.id);
  let timer = 0;
  let asked = new AbortController();
  const ask = () => {
    window.clearTimeout(timer);
    asked.abort();
    const typed = field.value.trim();
    // What was taken from the list asks for nothing more.
    if (typed.length < 2 || [...list.options].some(({ value }) => value === typed)) return;
    asked = new AbortController();
    const { signal } = asked;
    timer = window.setTimeout(async () => {
      const { json } = await askPlaces(apiRoutes.suggestWork({ ...placeIn(field.form), q: typed }), signal);
      if (!signal.aborted && isRecord(json)) list.replaceChildren(...optionsIn(json.work));
    }, debounceMs);
  };
  field.addEventListener('input', ask);
  ask();
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

function optionsIn(entries: unknown): HTMLOptionElement[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.name !== 'string' || typeof entry.jobs !== 'number') return [];
    const option = document.createElement('option');
    option.value = entry.name;
    option.label = (entry.isCategory === true ? text.openJobsInCategory : text.openJobs)({
      name: entry.name,
      count: entry.jobs,
      shown: `${entry.jobs}${entry.isMore === true ? '+' : ''}`,
    });
    return [option];
  });
}
