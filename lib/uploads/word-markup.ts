import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Elements and attributes that are read of one document: parsing that many takes a second. */
export const maxMarkup = 300_000;

/** What a part holds that is worth reading: relationships, fields, other documents. */
const relevant = /Relationship|instrText|InstrText|fldSimple|altChunk/;

/**
 * Returns whether an XML part of a Word document fetches or runs something when it is opened: a DDE field, another document
 * inside (altChunk), or a link to the outside that isn't a hyperlink. Null for XML that programs could read in two ways, and for
 * more of it than a CV has.
 */
export function hasActiveMarkup(part: Buffer, left: { markup: number }): boolean | null {
  const text = part.toString().replace(/^\ufeff/, '');
  // Other encodings would hide words from here.
  if (text.includes('\0') || !/^(?:utf-8|us-ascii|iso-8859-1)$/i.test(encodingOf(text))) return null;
  if (!relevant.test(text)) return false;
  left.markup -= text.match(/[<=]/g)?.length ?? 0;
  if (left.markup < 0) return null;
  const fields = new FieldReader();
  let isActive = false;
  let isBroken = false;
  const parser = new SaxesParser();
  parser.on('error', () => {
    isBroken = true;
  });
  // A document type can define words of its own.
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

const encodingOf = (text: string) => /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';

/** DDE starts a program. QUOTE with numbers makes a word of them, which may be this one. */
const isActiveField = (instruction: string) => /^\s*(?:DDE|DDEAUTO|QUOTE[\s\d]+)\s/i.test(`${instruction} `);

function isActiveLink(tag: SaxesTagPlain): boolean {
  const attribute = (name: string) => tag.attributes[name] ?? '';
  const kind = attribute('Type').split('/').at(-1);
  if (kind === 'aFChunk') return true;
  if (attribute('TargetMode').toLowerCase() !== 'external' || kind === 'hyperlink') return false;
  // Word names the template and the pictures on its author's own disk, where no other computer finds them.
  return !(
    /^(?:attachedTemplate|image)$/.test(kind ?? '') &&
    /^(?:file:\/{3})?[a-z]:[\\/](?![\\/])/i.test(attribute('Target'))
  );
}

/** A name without its prefix, which each document chooses. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Collects the instructions of fields, which may be spread over many elements and have other fields inside. */
class FieldReader {
  readonly instructions: string[] = [];
  /** Whether what a field does is itself written by a field. */
  hasComputedName = false;
  private readonly unfinished: string[] = [];
  private isInInstruction = false;

  open(tag: SaxesTagPlain) {
    const name = localName(tag.name);
    const attribute = (local: string) =>
      Object.entries(tag.attributes).find(([each]) => localName(each) === local)?.[1] ?? '';
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
