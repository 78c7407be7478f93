import { parseAst } from 'vitest/node';

/** Text between tags, attributes that are visible or read aloud, and sentences in code, except for errors and logs. */
export function findTexts(code: string, file: string): string[] {
  const texts: string[] = [];
  const add = (text: string, pattern: RegExp) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (pattern.test(line)) texts.push(line);
  };
  const visit = (value: unknown, isVisible: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isVisible);
    if (!isNode(value) || nonCodePattern.test(value.type) || isForDevelopers(value)) return;
    if (value.type === 'JSXAttribute' && !visibleAttributes.test(getName(value.name))) return;
    if (value.type === 'JSXText' && typeof value.value === 'string') add(value.value, wordPattern);
    if (value.type === 'Literal' && typeof value.value === 'string')
      add(value.value, isVisible ? wordPattern : sentencePattern);
    if (value.type === 'TemplateLiteral' && Array.isArray(value.quasis))
      add(
        value.quasis.map((quasi) => quasi.value.cooked).join('…'),
        isVisible ? wordPattern : sentencePattern,
      );
    for (const [key, child] of Object.entries(value))
      if (key !== 'quasis') visit(child, value.type === 'JSXAttribute' && child === value.value);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, false);
  return texts;
}

const nonCodePattern = /^(Import|ExportAll|TSType|TSInterface|TSLiteral)/;

const visibleAttributes =
  /^(aria-label|alt|title|label|plainLabel|hint|placeholder|legend|intro|summary|pending|button|submitLabel|pendingLabel|previewLabel)$/;

const wordPattern = /\p{L}{2}/u;

/** At least two words, the first capitalized and the second not; excludes headers and names of things. */
const sentencePattern = /^\p{Lu}[\p{Ll}’']*(…| )(.* )?\p{Ll}{2}/u;

/** Errors and logs are for the operator. */
const isForDevelopers = (node: Node): boolean =>
  (node.type === 'NewExpression' && /Error$/.test(getName(node.callee))) ||
  (node.type === 'CallExpression' && /^(logError|postpone|failMail|warn)$/.test(getName(node.callee)));

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function getName(value: unknown): string {
  if (!isNode(value)) return '';
  return typeof value.name === 'string' ? value.name : getName(value.property);
}
