import { parseAst } from 'vitest/node';

type Range = readonly [start: number, end: number];

/** A comment or the name of a test (`prose`), or the first use of another name in a file. */
export type Word = { kind: 'prose' | 'name'; text: string; line: number };

/** The comments, names of tests and names of a TypeScript, JavaScript, SQL or CSS file, without strings. */
export function findWords(file: string, code: string): Word[] {
  const isSql = file.endsWith('.sql');
  const { strings, titles } = /\.(tsx?|mjs)$/.test(file)
    ? parseScript(file, code)
    : { strings: isSql ? findSqlStrings(code) : [], titles: [] };
  const rest = blankRanges(code, strings);
  const comment = isSql ? /--[^\n]*/g : /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  const comments = [...rest.matchAll(comment)].map(
    ({ index, 0: text }): Range => [index, index + text.length],
  );
  const names = new Map<string, number>();
  for (const { index, 0: name } of blankRanges(rest, comments).matchAll(/[A-Za-z_][\w-]*/g))
    if (!names.has(name)) names.set(name, index);
  const lineEnds = [...code.matchAll(/\n/g)].map(({ index }) => index);
  const getLine = (index: number) => lineEnds.findLastIndex((end) => end < index) + 2;
  return [
    ...[...comments, ...titles].map(
      ([start, end]): Word => ({ kind: 'prose', text: code.slice(start, end), line: getLine(start) }),
    ),
    ...[...names].map(([text, index]): Word => ({ kind: 'name', text, line: getLine(index) })),
  ];
}

/** The text with spaces in these ranges, so that positions and lines stay. */
function blankRanges(text: string, ranges: readonly Range[]): string {
  const units = text.split('');
  for (const [start, end] of ranges)
    for (let index = start; index < end; index++) if (units[index] !== '\n') units[index] = ' ';
  return units.join('');
}

const findSqlStrings = (code: string): Range[] =>
  [...code.matchAll(/--[^\n]*|'(?:''|[^'])*'/g)]
    .filter(([text]) => text.startsWith("'"))
    .map(({ index, 0: text }) => [index, index + text.length]);

/** The positions of strings, patterns and JSX text, and of the names of tests. */
function parseScript(file: string, code: string): { strings: Range[]; titles: Range[] } {
  const strings: Range[] = [];
  const titles: Range[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    if (/^(Literal|TemplateElement|JSXText)$/.test(value.type)) strings.push([value.start, value.end]);
    const title = Array.isArray(value.arguments) ? value.arguments[0] : undefined;
    if (
      isNode(title) &&
      /Literal$/.test(title.type) &&
      /^(test|it|describe)$/.test(getRootName(value.callee))
    )
      titles.push([title.start + 1, title.end - 1]);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body);
  return { strings, titles };
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** 'test' of `test.skipIf(true)('…')`. */
function getRootName(value: unknown): string {
  if (!isNode(value)) return '';
  return typeof value.name === 'string' ? value.name : getRootName(value.object ?? value.callee);
}
