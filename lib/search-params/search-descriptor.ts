import { createSearchParamsReader, type RawParams, type SearchProblems } from './search-params-reader';

export type ParamsReader = ReturnType<typeof createSearchParamsReader>;

/** A query for `lib/with-query.ts`, which omits blank values. */
export type SearchQuery = Readonly<Record<string, string | number | null | undefined | readonly string[]>>;

/** Parses one property of a search from an address and formats it back. */
export type Param<Value, Search> = {
  names: readonly string[];
  /** `before` contains the properties parsed before this one. */
  parse(reader: ParamsReader, before: Search): Value;
  /** Undefined, null, '' and [] are omitted; return one of them for a default. */
  format(value: Value, search: Search): SearchQuery;
};

/** All required properties of a search, in the order of its address. */
export type SearchDescriptor<Search> = {
  [Name in keyof Search as object extends Pick<Search, Name> ? never : Name]: Param<Search[Name], Search>;
};

/** Parses a search. Missing parameters get defaults, invalid ones are listed in `problems`. */
export function parseSearch<Search extends object>(
  descriptor: SearchDescriptor<Search>,
  params: RawParams,
): Search & { problems?: SearchProblems } {
  const reader = createSearchParamsReader(params);
  const search = {} as Search;
  for (const [name, { parse }] of listParams(descriptor)) Reflect.set(search, name, parse(reader, search));
  return Object.keys(reader.problems).length === 0 ? search : { ...search, problems: reader.problems };
}

/** Returns the query of a search's address. */
export const formatSearchQuery = <Search extends object>(
  descriptor: SearchDescriptor<Search>,
  search: Search,
): SearchQuery =>
  Object.assign(
    {},
    ...listParams(descriptor).map(([name, { format }]) => format(Reflect.get(search, name), search)),
  );

/** Returns all parameter names of a search's address. */
export const listParamNames = <Search>(descriptor: SearchDescriptor<Search>): string[] =>
  listParams(descriptor).flatMap(([, { names }]) => names);

const listParams = <Search>(descriptor: SearchDescriptor<Search>) =>
  Object.entries<Param<unknown, Search>>(descriptor);

/** Builds the parameters that several searches have. */
export const param = {
  textParam: (name: string, maxLength: number): Param<string, unknown> => ({
    names: [name],
    parse: (reader) => reader.words(name, maxLength),
    format: (text) => ({ [name]: text }),
  }),

  choice: <Choice extends string>(
    name: string,
    choices: readonly Choice[],
    toMessage: (value: string) => string,
  ): Param<Choice | null, unknown> => ({
    names: [name],
    parse: (reader) => reader.oneOf(name, choices, toMessage),
    format: (chosen) => ({ [name]: chosen }),
  }),

  /** A choice with a default, which is omitted from addresses. */
  withDefault: <Choice extends string, Search>(
    getDefault: (search: Search) => Choice,
    { names, parse, format }: Param<Choice | null, unknown>,
  ): Param<Choice, Search> => ({
    names,
    parse: (reader, before) => parse(reader, before) ?? getDefault(before),
    format: (chosen, search) => format(chosen === getDefault(search) ? null : chosen, search),
  }),

  choices: <Choice extends string>(
    name: string,
    all: readonly Choice[],
    toMessage: (value: string) => string,
  ): Param<Choice[], unknown> => ({
    names: [name],
    parse: (reader) => reader.someOf(name, all, toMessage),
    format: (chosen) => ({ [name]: chosen }),
  }),

  /** US dollars per hour (D33). */
  hourlyPay: (name: string): Param<number | null, unknown> => ({
    names: [name],
    parse: (reader) => reader.hourlyPay(name),
    format: (pay) => ({ [name]: pay }),
  }),

  page: <Search>(getLastPage: (search: Search) => number): Param<number, Search> => ({
    names: ['page'],
    parse: (reader, before) => reader.page(getLastPage(before)),
    format: (number) => ({ page: number === 1 ? null : number }),
  }),
};
