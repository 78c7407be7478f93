export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The one value of a query parameter; undefined when it is absent, empty or repeated. */
export async function searchParam(params: SearchParams, name: string): Promise<string | undefined> {
  const value = (await params)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
