import { parseAst } from 'vitest/node';

/** Text between tags, attributes that people see or hear, and sentences in code, but for what is thrown or logged. */
export function textsIn(code: string, file: string): string[] {
  const texts: string[] = [];
  const add = (text: string, pattern: RegExp) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (pattern.test(line)) texts.push(line);
  };
  const visit = (value: unknown, isRead: boolean): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, isRead);
    if (!isNode(value) || isNoCode.test(value.type) || isForDevelopers(value)) return;
    if (value.type === 'JSXAttribute' && !readAttributes.test(nameOf(value.name))) return;
    if (value.type === 'JSXText' && typeof value.value === 'string') add(value.value, word);
    if (value.type === 'Literal' && typeof value.value === 'string')
      add(value.value, isRead ? word : sentence);
    if (value.type === 'TemplateLiteral' && Array.isArray(value.quasis))
      add(value.quasis.map((quasi) => quasi.value.cooked).join('…'), isRead ? word : sentence);
    for (const [key, child] of Object.entries(value))
      if (key !== 'quasis') visit(child, value.type === 'JSXAttribute' && child === value.value);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, false);
  return texts;
}

const isNoCode = /^(Import|ExportAll|TSType|TSInterface|TSLiteral)/;

const readAttributes =
  /^(aria-label|alt|title|label|plainLabel|hint|placeholder|legend|intro|summary|pending|button|submitLabel|pendingLabel|previewLabel)$/;

const word = /\p{L}{2}/u;

/** At least two words, the first with a capital and the second without one: no header, no name of a thing. */
const sentence = /^\p{Lu}[\p{Ll}’']*(…| )(.* )?\p{Ll}{2}/u;

/** What is thrown and logged is for whoever runs or mends the site. */
const isForDevelopers = (node: Node): boolean =>
  (node.type === 'NewExpression' && /Error$/.test(nameOf(node.callee))) ||
  (node.type === 'CallExpression' && /^(logFault|postpone|giveUp|warn)$/.test(nameOf(node.callee)));

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  return typeof value.name === 'string' ? value.name : nameOf(value.property);
}
