import type { RawParams } from './search-params-reader';

export type SearchParams = Promise<RawParams>;

/** Returns the value of a query parameter; undefined if it is absent, empty or repeated. */
export async function getSearchParam(params: SearchParams, name: string): Promise<string | undefined> {
  const value = (await params)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
