import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { type ContentIssue, maxUnpackedBytes } from './cv';
import { createDecryption, type Decrypt } from './pdf-decryption';
import { type PdfDictionary, PdfName, PdfReader, PdfRef, PdfSyntaxError, type PdfValue } from './pdf-objects';

type PdfObject = {
  /** The object's number and generation; null if they can't be parsed. */
  id: [number: number, generation: number] | null;
  value: PdfValue;
  dataStart: number | null;
};

class ContentIssueError extends Error {
  readonly issue: ContentIssue;
  constructor(issue: ContentIssue) {
    super(issue);
    this.issue = issue;
  }
}

/**
 * The issue of a PDF: another file before or after it, a password to open it, or actions that run scripts or programs.
 * Attachments are allowed: a Europass CV carries its data as one.
 * A library follows the file's table of objects, but a malicious file has several. So every possible object in the file
 * is checked. Names count in objects only, not in text.
 */
export async function checkPdf(bytes: Buffer): Promise<ContentIssue | null> {
  const text = bytes.toString('latin1');
  if (!hasPdfStructure(text)) return 'format';
  const budget = { left: maxUnpackedBytes };
  try {
    const objects = parseObjects(text, budget);
    const decrypt = findDecryption(objects);
    for (const { id, value, dataStart } of objects) {
      if (isActive(value)) return 'active';
      if (dataStart === null || !isObjectStream(value)) continue;
      const packed = decrypt
        ? decrypt(bytes.subarray(dataStart, endOfData(text, dataStart, value)), id)
        : bytes.subarray(dataStart);
      const objectsInside = parseObjectStream(value, await unpack(value, packed, budget));
      if (objectsInside.some(isActive)) return 'active';
    }
    return null;
  } catch (error) {
    if (error instanceof ContentIssueError) return error.issue;
    if (error instanceof PdfSyntaxError) return 'format';
    throw error;
  }
}

const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/**
 * Allowed before the header: a byte order mark, blank lines, printer commands, mail headers. No program or document.
 */
const preamble = /^(?!MZ|#!)(?:\u00ef\u00bb\u00bf)?\p{ASCII}*$/u;
const maxHeaderOffset = 1024;
const maxArchiveEnd = 22 + 65_535;

/**
 * Readers search the first 1,024 bytes for the header and ignore bytes after the end. A web page or an archive there is
 * another file.
 */
function hasPdfStructure(text: string): boolean {
  const header = text.slice(0, maxHeaderOffset + 8).search(/%PDF-\d\.\d/);
  const end = text.lastIndexOf('%%EOF');
  if (header < 0 || end < 0 || !preamble.test(text.slice(0, header))) return false;
  const head = text.slice(0, maxHeaderOffset);
  const firstObject = /\d\s+obj\b/.exec(head)?.index;
  if (markup.test(head.slice(0, firstObject)) || markup.test(text.slice(end))) return false;
  return !text.slice(-maxArchiveEnd).includes('PK\u0005\u0006');
}

/** An ordinary page has a hundred. */
const maxObjects = 100_000;

/** Parses a value after every "obj" and "trailer" in the file, so that none can be hidden. */
function parseObjects(text: string, budget: { left: number }): PdfObject[] {
  const objects: PdfObject[] = [];
  const starts = /(?<=[\0\t\n\f\r 0-9])obj(?![A-Za-z])|trailer/g;
  let count = 0;
  for (let found = starts.exec(text); found; found = starts.exec(text)) {
    count += 1;
    const reader = new PdfReader(text, starts.lastIndex);
    const value = parseValue(reader);
    budget.left -= reader.position - starts.lastIndex;
    if (budget.left < 0 || count > maxObjects) throw new ContentIssueError('unpacksTooLarge');
    if (value === null) continue;
    const ids = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/.exec(
      text.slice(Math.max(0, found.index - 40), found.index),
    );
    const hasStream = value instanceof Map && reader.hasMore() && text.startsWith('stream', reader.position);
    objects.push({
      id: ids && [Number(ids[1]), Number(ids[2])],
      value,
      dataStart: hasStream ? startOfData(text, reader.position + 6) : null,
    });
  }
  return objects;
}

/** Null if the word occurs alone, such as in text. */
function parseValue(reader: PdfReader): PdfValue | null {
  const isContainer = reader.hasMore() && /[<[]/.test(reader.text[reader.position] ?? '');
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

/** Only an encrypted stream needs its end; inflate detects it. */
function endOfData(text: string, start: number, dictionary: PdfDictionary): number {
  const length = dictionary.get('Length');
  if (typeof length === 'number' && /^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11)))
    return start + length;
  const end = text.indexOf('endstream', start);
  return end < 0 ? text.length : end;
}

/** Names of actions that run something: as a value, a key, or alone in a referenced object. */
const activeNames = new Set(['JavaScript', 'Launch', 'XFA']);

function isActive(value: PdfValue): boolean {
  if (value instanceof PdfName) return activeNames.has(value.text);
  if (Array.isArray(value)) return value.some(isActive);
  if (!(value instanceof Map)) return false;
  // Any kind of action with a script.
  if (value.has('JS') && value.has('S')) return true;
  return [...value].some(([key, item]) => activeNames.has(key) || isActive(item));
}

/** A stream of compressed objects. Some readers ignore the type. */
function isObjectStream(value: PdfValue): value is PdfDictionary {
  if (!(value instanceof Map)) return false;
  return value.has('First') || [value.get('Type')].flat().some((type) => isPdfName(type, 'ObjStm'));
}

const inflateAsync = promisify(inflate);

/** Inflates an object stream: uncompressed or compressed once, as all programs write it. */
async function unpack(dictionary: PdfDictionary, packed: Buffer, budget: { left: number }): Promise<string> {
  const filters = [dictionary.get('Filter') ?? []].flat();
  const isPlain = [dictionary.get('DecodeParms'), dictionary.get('DP'), dictionary.get('F')]
    .flat()
    .every(isNull);
  if (
    !isPlain ||
    filters.length > 1 ||
    !filters.every((filter) => isPdfName(filter, 'FlateDecode') || isPdfName(filter, 'Fl'))
  )
    throw new ContentIssueError('format');
  try {
    const options = { maxOutputLength: Math.max(1, budget.left), finishFlush: constants.Z_SYNC_FLUSH };
    const objects = filters.length === 0 ? packed : await inflateAsync(packed, options);
    budget.left -= objects.byteLength;
    if (budget.left < 0) throw new ContentIssueError('unpacksTooLarge');
    return objects.toString('latin1');
  } catch (error) {
    if (error instanceof ContentIssueError) throw error;
    throw new ContentIssueError(error instanceof RangeError ? 'unpacksTooLarge' : 'format');
  }
}

/** Parses the objects in an object stream in sequence. Each must begin at an offset in the stream's table. */
function parseObjectStream(dictionary: PdfDictionary, text: string): PdfValue[] {
  const [count, first] = [dictionary.get('N'), dictionary.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number') throw new ContentIssueError('format');
  const table = new PdfReader(text.slice(0, first));
  const offsets: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [table.value(), table.value()];
    if (typeof number !== 'number' || typeof offset !== 'number') throw new ContentIssueError('format');
    offsets.push(first + offset);
  }
  const reader = new PdfReader(text, first);
  const values: PdfValue[] = [];
  const starts = new Set<number>();
  while (reader.hasMore() && values.length < count) {
    starts.add(reader.position);
    values.push(reader.value());
  }
  const isNamed = (offset: number) => {
    reader.position = offset;
    return !reader.hasMore() || starts.has(reader.position);
  };
  if (!offsets.every(isNamed)) throw new ContentIssueError('format');
  return values;
}

/** The decryption of an encrypted file; null for an unencrypted one. Throws if a password is needed. */
function findDecryption(objects: PdfObject[]): Decrypt | null {
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
      dictionary instanceof Map && more.length === 0 ? createDecryption(dictionary, trailer.get('ID')) : null;
    if (!decrypt) throw new ContentIssueError('locked');
  }
  return decrypt;
}

const isPdfName = (value: PdfValue | undefined, text: string) =>
  value instanceof PdfName && value.text === text;
const isNull = (value: PdfValue | undefined) => value === undefined || value === 'null';
