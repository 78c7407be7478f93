/** By parameter; null, undefined and '' are left out, a list is one parameter several times. */
export type Query = Readonly<
  Record<string, string | number | boolean | null | undefined | readonly string[]>
>;

/** The path with this query, as in `/search?q=nurse`. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const each of value) search.append(key, each);
    else if (value !== null && value !== undefined && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
