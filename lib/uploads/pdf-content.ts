import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { type ContentFlaw, maxUnpackedBytes } from './cv';
import { type PdfDictionary, PdfName, PdfReader, PdfRef, PdfSyntaxError, type PdfValue } from './pdf-objects';
import { type Decrypt, decryptionOf } from './pdf-password';

/** Where an indirect object or a trailer stands in the file. */
type PdfObject = {
  /** The object's and its generation's number; null where they aren't plain. */
  id: [number: number, generation: number] | null;
  value: PdfValue;
  /** Where its stream begins, if it has one. */
  dataStart: number | null;
};

class FlawError extends Error {
  readonly flaw: ContentFlaw;
  constructor(flaw: ContentFlaw) {
    super(flaw);
    this.flaw = flaw;
  }
}

/**
 * Returns what is wrong with a PDF: another file before or behind it, a password that is needed to open it, or actions that run
 * scripts or programs. Attachments pass: a Europass CV carries its data as one.
 *
 * A library that follows the file's own table of objects sees one reading of it, and a hostile file has several. So every
 * place where a reader could find an object is read, and names count in objects only, never in text or on pages.
 */
export async function pdfFlaw(bytes: Buffer): Promise<ContentFlaw | null> {
  const text = bytes.toString('latin1');
  if (!isFramed(text)) return 'format';
  const budget = { left: maxUnpackedBytes };
  try {
    const objects = readObjects(text, budget);
    const decrypt = decryptionFor(objects);
    for (const { id, value, dataStart } of objects) {
      if (isActive(value)) return 'active';
      if (dataStart === null || !isObjectStream(value)) continue;
      const packed = decrypt
        ? decrypt(bytes.subarray(dataStart, endOfData(text, dataStart, value)), id)
        : bytes.subarray(dataStart);
      const objectsInside = readObjectStream(value, await unpack(value, packed, budget));
      if (objectsInside.some(isActive)) return 'active';
    }
    return null;
  } catch (error) {
    if (error instanceof FlawError) return error.flaw;
    if (error instanceof PdfSyntaxError) return 'format';
    throw error;
  }
}

const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/** Before the header: a byte order mark, blank lines, a printer's commands, headers of an email. No program or document. */
const preamble = /^(?!MZ|#!)(?:\u00ef\u00bb\u00bf)?\p{ASCII}*$/u;
const maxHeaderOffset = 1024;
const maxArchiveEnd = 22 + 65_535;

/** Readers look for the header in the first 1,024 bytes and pass over what follows the end; a page or an archive there is another file. */
function isFramed(text: string): boolean {
  const header = text.slice(0, maxHeaderOffset + 8).search(/%PDF-\d\.\d/);
  const end = text.lastIndexOf('%%EOF');
  if (header < 0 || end < 0 || !preamble.test(text.slice(0, header))) return false;
  const head = text.slice(0, maxHeaderOffset);
  const firstObject = /\d\s+obj\b/.exec(head)?.index;
  if (markup.test(head.slice(0, firstObject)) || markup.test(text.slice(end))) return false;
  return !text.slice(-maxArchiveEnd).includes('PK\u0005\u0006');
}

/** A page has a hundred. */
const maxObjects = 100_000;

/** Reads one value behind every "obj" and "trailer" of the file, wherever it stands, so that no place is left to hide one. */
function readObjects(text: string, budget: { left: number }): PdfObject[] {
  const objects: PdfObject[] = [];
  const starts = /(?<=[\0\t\n\f\r 0-9])obj(?![A-Za-z])|trailer/g;
  let count = 0;
  for (let found = starts.exec(text); found; found = starts.exec(text)) {
    count += 1;
    const reader = new PdfReader(text, starts.lastIndex);
    const value = readValue(reader);
    budget.left -= reader.at - starts.lastIndex;
    if (budget.left < 0 || count > maxObjects) throw new FlawError('unfolds');
    if (value === null) continue;
    const ids = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/.exec(
      text.slice(Math.max(0, found.index - 40), found.index),
    );
    const hasStream = value instanceof Map && reader.hasMore() && text.startsWith('stream', reader.at);
    objects.push({
      id: ids && [Number(ids[1]), Number(ids[2])],
      value,
      dataStart: hasStream ? startOfData(text, reader.at + 6) : null,
    });
  }
  return objects;
}

/** Null where only the word stands, in a line of text, say. */
function readValue(reader: PdfReader): PdfValue | null {
  const isContainer = reader.hasMore() && /[<[]/.test(reader.text[reader.at] ?? '');
  try {
    return reader.value();
  } catch (error) {
    if (isContainer || !(error instanceof PdfSyntaxError)) throw error;
    return null;
  }
}

function startOfData(text: string, keywordEnd: number): number {
  if (text.startsWith('\r\n', keywordEnd)) return keywordEnd + 2;
  return keywordEnd + (/[\r\n]/.test(text[keywordEnd] ?? '') ? 1 : 0);
}

/** Only an encrypted stream needs its end: an unpacker finds its own. */
function endOfData(text: string, start: number, dictionary: PdfDictionary): number {
  const length = dictionary.get('Length');
  if (typeof length === 'number' && /^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11)))
    return start + length;
  const end = text.indexOf('endstream', start);
  return end < 0 ? text.length : end;
}

/** Names of actions that run something, as a value, a key, or alone in an object that an action refers to. */
const activeNames = new Set(['JavaScript', 'Launch', 'XFA']);

function isActive(value: PdfValue): boolean {
  if (value instanceof PdfName) return activeNames.has(value.text);
  if (Array.isArray(value)) return value.some(isActive);
  if (!(value instanceof Map)) return false;
  // The script of any kind of action.
  if (value.has('JS') && value.has('S')) return true;
  return [...value].some(([key, each]) => activeNames.has(key) || isActive(each));
}

/** Objects packed together. Some readers don't ask for the type. */
function isObjectStream(value: PdfValue): value is PdfDictionary {
  if (!(value instanceof Map)) return false;
  return value.has('First') || [value.get('Type')].flat().some((type) => isName(type, 'ObjStm'));
}

const inflated = promisify(inflate);

/** Unpacks an object stream that is packed as every program does it: once, or not at all. */
async function unpack(dictionary: PdfDictionary, packed: Buffer, budget: { left: number }): Promise<string> {
  const filters = [dictionary.get('Filter') ?? []].flat();
  const isPlain = [dictionary.get('DecodeParms'), dictionary.get('DP'), dictionary.get('F')]
    .flat()
    .every(isNothing);
  if (
    !isPlain ||
    filters.length > 1 ||
    !filters.every((filter) => isName(filter, 'FlateDecode') || isName(filter, 'Fl'))
  )
    throw new FlawError('format');
  try {
    const options = { maxOutputLength: Math.max(1, budget.left), finishFlush: constants.Z_SYNC_FLUSH };
    const objects = filters.length === 0 ? packed : await inflated(packed, options);
    budget.left -= objects.byteLength;
    if (budget.left < 0) throw new FlawError('unfolds');
    return objects.toString('latin1');
  } catch (error) {
    if (error instanceof FlawError) throw error;
    throw new FlawError(error instanceof RangeError ? 'unfolds' : 'format');
  }
}

/** Reads the objects in an object stream: all in a row, where each must begin at a place that the stream's table names. */
function readObjectStream(dictionary: PdfDictionary, text: string): PdfValue[] {
  const [count, first] = [dictionary.get('N'), dictionary.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number') throw new FlawError('format');
  const table = new PdfReader(text.slice(0, first));
  const offsets: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [table.value(), table.value()];
    if (typeof number !== 'number' || typeof offset !== 'number') throw new FlawError('format');
    offsets.push(first + offset);
  }
  const reader = new PdfReader(text, first);
  const values: PdfValue[] = [];
  const starts = new Set<number>();
  while (reader.hasMore() && values.length < count) {
    starts.add(reader.at);
    values.push(reader.value());
  }
  const isNamed = (offset: number) => {
    reader.at = offset;
    return !reader.hasMore() || starts.has(reader.at);
  };
  if (!offsets.every(isNamed)) throw new FlawError('format');
  return values;
}

/** How the packed objects of an encrypted file are read; null for a file that isn't. Throws where a password is needed. */
function decryptionFor(objects: PdfObject[]): Decrypt | null {
  const trailers = objects.flatMap(({ value }) =>
    value instanceof Map && value.has('Encrypt') ? [value] : [],
  );
  let decrypt: Decrypt | null = null;
  for (const trailer of trailers) {
    const encrypt = trailer.get('Encrypt');
    const candidates =
      encrypt instanceof PdfRef
        ? objects.filter(({ id }) => id?.[0] === encrypt.number).map(({ value }) => value)
        : [encrypt];
    const [dictionary, ...more] = candidates;
    decrypt =
      dictionary instanceof Map && more.length === 0 ? decryptionOf(dictionary, trailer.get('ID')) : null;
    if (!decrypt) throw new FlawError('locked');
  }
  return decrypt;
}

const isName = (value: PdfValue | undefined, text: string) => value instanceof PdfName && value.text === text;
const isNothing = (value: PdfValue | undefined) => value === undefined || value === 'null';
