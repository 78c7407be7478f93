/** A function as lite knows it. */
export type KnownFunction = {
  schema: string;
  name: string;
  arg_names: string[];
  arg_types: string[];
  /** How many of the last arguments have a default. */
  arg_defaults: number;
  has_variadic: boolean;
  has_out_args: boolean;
  return_is_setof: boolean;
  return_type: string;
  /** c = a row of a table or type, p = record and void, d = a domain. */
  return_typtype: string;
};

/** What a call answers: nothing, a value, a row, or several of them. */
export type Shape = { isVoid: boolean; isRow: boolean; isSet: boolean };

/** A call with certain arguments: its one parameter is these as a JSON object, as PostgREST does it. */
export type Call = { text: string; shape: Shape };

/** As many rows as PostgREST's `max_rows` says. */
export const mostRows = 1000;

/**
 * The call of a function with the named arguments; undefined when it is not one function with names for all its arguments
 * that takes these, or answers what needs more than its name to be read.
 */
export function callOf(
  functions: KnownFunction[],
  name: string,
  given: string[],
  isGet: boolean,
): Call | undefined {
  const [fn, ...others] = functions.filter((each) => each.schema === 'public' && each.name === name);
  if (!fn || others.length > 0 || fn.has_variadic || fn.arg_names.length !== fn.arg_types.length)
    return undefined;
  const args = fn.arg_names.map((arg, index) => ({ arg, type: fn.arg_types[index] ?? '' }));
  const required = args.slice(0, args.length - fn.arg_defaults);
  const isGiven = ({ arg }: { arg: string }) => given.includes(arg);
  if (args.some(({ arg }) => arg === '') || !required.every(isGiven)) return undefined;
  const passed = args.filter(isGiven);
  if (passed.length !== given.length) return undefined;
  // In an address JSON is text that would have to be read first.
  if (isGet && passed.some(({ type }) => type.startsWith('json'))) return undefined;
  const isVoid = fn.return_type === 'void' && !fn.has_out_args;
  const isRow = !isVoid && (fn.has_out_args || fn.return_typtype === 'c');
  if ((fn.return_typtype === 'p' && !isVoid && !isRow) || isMediaType(fn)) return undefined;
  const shape = { isVoid, isRow, isSet: fn.return_is_setof };
  return { text: textOf(fn.name, passed, shape), shape };
}

/** A domain named after a media type is what the function answers as it is. */
const isMediaType = ({ return_typtype, return_type }: KnownFunction) =>
  return_typtype === 'd' && /[/*]/.test(return_type);

function textOf(
  name: string,
  passed: { arg: string; type: string }[],
  { isVoid, isRow, isSet }: Shape,
): string {
  const columns = passed.map(({ arg, type }) => `${quoted(arg)} ${type}`);
  const args = passed.map(({ arg }) => `${quoted(arg)} => api_given.${quoted(arg)}`);
  const given =
    passed.length > 0
      ? `json_to_record($1::json) as api_given(${columns.join(', ')})`
      : `(select $1::json) as api_given`;
  const answered = isRow ? 'api_called' : 'api_called.value';
  const body = isSet ? `coalesce(json_agg(${answered}), '[]')` : `coalesce(to_json(${answered}), 'null')`;
  return `
    select ${isVoid ? 'null' : body}, ${isSet ? 'count(*)' : '1'}
    from (select ${isRow ? 'api_answer.*' : 'api_answer as value'}
      from ${given}, lateral public.${quoted(name)}(${args.join(', ')}) as api_answer limit ${mostRows}) as api_called`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
