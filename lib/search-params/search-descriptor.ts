import { type RawParams, type SearchProblems, searchParamsReader } from './search-params-reader';

export type ParamsReader = ReturnType<typeof searchParamsReader>;

/** A query as `lib/with-query.ts` takes it: what is blank is left out. */
export type SearchQuery = Readonly<Record<string, string | number | null | undefined | readonly string[]>>;

/** One property of a search: how it is read from an address, and how it is written into one. */
export type Param<Value, Search> = {
  /** The parameters that it reads and prints. */
  names: readonly string[];
  /** `before` holds the properties that come before this one. */
  read(reader: ParamsReader, before: Search): Value;
  /** Undefined, null, '' and [] are left out: defaults are left out of addresses. */
  print(value: Value, search: Search): SearchQuery;
};

/** Every property that a search always has, in the order of its address. */
export type SearchDescriptor<Search> = {
  [Name in keyof Search as object extends Pick<Search, Name> ? never : Name]: Param<Search[Name], Search>;
};

/** Reads a search from an address: what is missing is default, what makes no sense is among its `problems`. */
export function readSearch<Search extends object>(
  descriptor: SearchDescriptor<Search>,
  params: RawParams,
): Search & { problems?: SearchProblems } {
  const reader = searchParamsReader(params);
  const search = {} as Search;
  for (const [name, { read }] of paramsOf(descriptor)) Reflect.set(search, name, read(reader, search));
  return Object.keys(reader.problems).length === 0 ? search : { ...search, problems: reader.problems };
}

/** The query of a search's own address. */
export const searchQuery = <Search extends object>(
  descriptor: SearchDescriptor<Search>,
  search: Search,
): SearchQuery =>
  Object.assign(
    {},
    ...paramsOf(descriptor).map(([name, { print }]) => print(Reflect.get(search, name), search)),
  );

/** Every parameter of a search's address. */
export const paramNames = <Search>(descriptor: SearchDescriptor<Search>): string[] =>
  paramsOf(descriptor).flatMap(([, { names }]) => names);

const paramsOf = <Search>(descriptor: SearchDescriptor<Search>) =>
  Object.entries<Param<unknown, Search>>(descriptor);

/** At most so many characters. */
const words = (name: string, longest: number): Param<string, unknown> => ({
  names: [name],
  read: (reader) => reader.words(name, longest),
  print: (text) => ({ [name]: text }),
});

/** One of several; null is none of them. */
const choice = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
  sentence: (given: string) => string,
): Param<Choice | null, unknown> => ({
  names: [name],
  read: (reader) => reader.oneOf(name, choices, sentence),
  print: (chosen) => ({ [name]: chosen }),
});

/** One of several, of which one goes without saying. */
const choiceOr = <Choice extends string, Search>(
  usual: (search: Search) => Choice,
  { names, read, print }: Param<Choice | null, unknown>,
): Param<Choice, Search> => ({
  names,
  read: (reader, before) => read(reader, before) ?? usual(before),
  print: (chosen, search) => print(chosen === usual(search) ? null : chosen, search),
});

/** Any of several. */
const choices = <Choice extends string>(
  name: string,
  all: readonly Choice[],
  sentence: (given: string) => string,
): Param<Choice[], unknown> => ({
  names: [name],
  read: (reader) => reader.someOf(name, all, sentence),
  print: (chosen) => ({ [name]: chosen }),
});

/** US dollars per hour (D33). */
const hourlyPay = (name: string): Param<number | null, unknown> => ({
  names: [name],
  read: (reader) => reader.hourlyPay(name),
  print: (pay) => ({ [name]: pay }),
});

/** The page of a list, from 1. */
const page = <Search>(last: (search: Search) => number): Param<number, Search> => ({
  names: ['page'],
  read: (reader, before) => reader.page(last(before)),
  print: (number) => ({ page: number === 1 ? null : number }),
});

/** The kinds of properties that searches share. */
export const param = { words, choice, choiceOr, choices, hourlyPay, page };
