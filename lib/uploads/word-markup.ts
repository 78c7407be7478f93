import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** The maximum number of elements and attributes of a document. Parsing them takes a second. */
export const maxMarkup = 300_000;

/** A part without these words needs no parsing. */
const relevantWords = /Relationship|instrText|InstrText|fldSimple|altChunk/;

/**
 * Whether an XML part of a Word document fetches or runs something when it is opened: a DDE field, another document
 * (altChunk), or an external link that isn't a hyperlink. Null if the XML is broken, ambiguous or exceeds the budget.
 */
export function hasActiveMarkup(part: Buffer, budget: { markup: number }): boolean | null {
  const text = part.toString().replace(/^\ufeff/, '');
  // In other encodings the patterns would not find the names.
  if (text.includes('\0') || !/^(?:utf-8|us-ascii|iso-8859-1)$/i.test(getEncoding(text))) return null;
  if (!relevantWords.test(text)) return false;
  budget.markup -= text.match(/[<=]/g)?.length ?? 0;
  if (budget.markup < 0) return null;
  const fields = new FieldReader();
  let isActive = false;
  let isBroken = false;
  const parser = new SaxesParser();
  parser.on('error', () => {
    isBroken = true;
  });
  // A document type can define entities, which could hide names.
  parser.on('doctype', () => {
    isBroken = true;
  });
  parser.on('opentag', (tag) => {
    isActive ||=
      localName(tag.name) === 'altChunk' || (localName(tag.name) === 'Relationship' && isActiveLink(tag));
    fields.open(tag);
  });
  parser.on('closetag', (tag) => fields.close(tag));
  parser.on('text', (words) => fields.add(words));
  parser.on('cdata', (words) => fields.add(words));
  parser.write(text).close();
  return isBroken ? null : isActive || fields.hasComputedName || fields.instructions.some(isActiveField);
}

const getEncoding = (text: string) => /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';

/** DDE starts a program. QUOTE can spell DDE with numbers of characters. */
const isActiveField = (instruction: string) => /^\s*(?:DDE|DDEAUTO|QUOTE[\s\d]+)\s/i.test(`${instruction} `);

function isActiveLink(tag: SaxesTagPlain): boolean {
  const attribute = (name: string) => tag.attributes[name] ?? '';
  const kind = attribute('Type').split('/').at(-1);
  if (kind === 'aFChunk') return true;
  if (attribute('TargetMode').toLowerCase() !== 'external' || kind === 'hyperlink') return false;
  // Word stores local paths of the author's template and pictures, which lead nowhere on other computers.
  return !(
    /^(?:attachedTemplate|image)$/.test(kind ?? '') &&
    /^(?:file:\/{3})?[a-z]:[\\/](?![\\/])/i.test(attribute('Target'))
  );
}

/** An element's name without its namespace prefix, which differs between documents. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Collects the instructions of fields. An instruction can span several elements and contain other fields. */
class FieldReader {
  readonly instructions: string[] = [];
  /** Whether a field computes the name of another field. */
  hasComputedName = false;
  private readonly unfinished: string[] = [];
  private isInInstruction = false;

  open(tag: SaxesTagPlain) {
    const name = localName(tag.name);
    const attribute = (local: string) =>
      Object.entries(tag.attributes).find(([name]) => localName(name) === local)?.[1] ?? '';
    if (name === 'instrText' || name === 'delInstrText') this.isInInstruction = true;
    if (name === 'fldSimple') this.instructions.push(attribute('instr'));
    if (name !== 'fldChar') return;
    if (attribute('fldCharType') === 'begin') {
      if (this.unfinished.at(-1)?.trim() === '') this.hasComputedName = true;
      this.unfinished.push('');
    }
    if (attribute('fldCharType') === 'end') this.instructions.push(this.unfinished.pop() ?? '');
  }

  close(tag: SaxesTagPlain) {
    if (/(?:^|:)(?:del)?[iI]nstrText$/.test(tag.name)) this.isInInstruction = false;
  }

  add(words: string) {
    if (this.isInInstruction) this.unfinished.push((this.unfinished.pop() ?? '') + words);
  }
}
