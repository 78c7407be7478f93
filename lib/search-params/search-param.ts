import type { RawParams } from './search-params-reader';

export type SearchParams = Promise<RawParams>;

/** The one value of a query parameter; undefined when it is absent, empty or repeated. */
export async function searchParam(params: SearchParams, name: string): Promise<string | undefined> {
  const value = (await params)[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
