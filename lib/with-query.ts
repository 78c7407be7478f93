/** Values by parameter; null, undefined and '' are omitted, and a list repeats its parameter. */
export type Query = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;

/** E.g. `/search?q=nurse`. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const item of value) search.append(key, item);
    else if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
