import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { type ContentIssue, maxUnpackedBytes } from './cv';
import { createDecryption, type Decrypt } from './pdf-decryption';
import { type PdfDictionary, PdfName, PdfReader, PdfRef, PdfSyntaxError, type PdfValue } from './pdf-objects';

type PdfObject = {
  /** Null if the number and the generation can't be parsed. */
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
 * The issue of a PDF: another file before or after it, a password, or actions that run scripts or programs. Attachments
 * are allowed, because a Europass CV has its data in one.
 *
 * A malicious file can have several tables of objects, and PDF libraries read only one. So this function ignores the
 * tables and checks everything that could be an object. Text strings may contain the names of actions.
 */
export async function checkPdf(bytes: Buffer): Promise<ContentIssue | null> {
  const text = bytes.toString('latin1');
  if (!hasPdfStructure(text)) return 'format';
  const budget = { left: maxUnpackedBytes };
  try {
    const objects = parseObjects(text, budget);
    const decrypt = createFileDecryption(objects);
    for (const { id, value, dataStart } of objects) {
      if (isActive(value)) return 'active';
      if (dataStart === null || !isObjectStream(value)) continue;
      const data = decrypt
        ? decrypt(bytes.subarray(dataStart, findDataEnd(text, dataStart, value)), id)
        : bytes.subarray(dataStart);
      const innerObjects = parseObjectStream(value, await unpack(value, data, budget));
      if (innerObjects.some(isActive)) return 'active';
    }
    return null;
  } catch (error) {
    if (error instanceof ContentIssueError) return error.issue;
    if (error instanceof PdfSyntaxError) return 'format';
    throw error;
  }
}

const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
/** Allowed before the header: a byte order mark and ASCII (printer commands, mail headers), but no program. */
const preamble = /^(?!MZ|#!)(?:\u00ef\u00bb\u00bf)?\p{ASCII}*$/u;
const maxHeaderOffset = 1024;
const maxArchiveEnd = 22 + 65_535;

/**
 * Whether a PDF starts and ends as it should. Readers accept other bytes before the header and after the end, where a
 * web page or an archive could be hidden.
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

/** A page usually has a hundred objects. */
const maxObjects = 100_000;

/** Parses the value after every "obj" and "trailer" in the file, so that no object can be hidden. */
function parseObjects(text: string, budget: { left: number }): PdfObject[] {
  const objects: PdfObject[] = [];
  const starts = /(?<=[\0\t\n\f\r 0-9])obj(?![A-Za-z])|trailer/g;
  let count = 0;
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    count += 1;
    const reader = new PdfReader(text, starts.lastIndex);
    const value = parseValue(reader);
    budget.left -= reader.position - starts.lastIndex;
    if (budget.left < 0 || count > maxObjects) throw new ContentIssueError('unpacksTooLarge');
    if (value === null) continue;
    const idMatch = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]*$/.exec(
      text.slice(Math.max(0, match.index - 40), match.index),
    );
    const hasStream = value instanceof Map && reader.hasMore() && text.startsWith('stream', reader.position);
    objects.push({
      id: idMatch && [Number(idMatch[1]), Number(idMatch[2])],
      value,
      dataStart: hasStream ? findDataStart(text, reader.position + 6) : null,
    });
  }
  return objects;
}

/** Returns null if no value follows, for example if the word "obj" is in a text. */
function parseValue(reader: PdfReader): PdfValue | null {
  const isContainer = reader.hasMore() && /[<[]/.test(reader.text[reader.position] ?? '');
  try {
    return reader.value();
  } catch (error) {
    if (isContainer || !(error instanceof PdfSyntaxError)) throw error;
    return null;
  }
}

function findDataStart(text: string, keywordEnd: number): number {
  if (text.startsWith('\r\n', keywordEnd)) return keywordEnd + 2;
  return keywordEnd + (/[\r\n]/.test(text[keywordEnd] ?? '') ? 1 : 0);
}

/** Only needed for an encrypted stream, because inflate detects the end of others. */
function findDataEnd(text: string, start: number, dictionary: PdfDictionary): number {
  const length = dictionary.get('Length');
  if (typeof length === 'number' && /^\s{0,2}endstream/.test(text.slice(start + length, start + length + 11)))
    return start + length;
  const end = text.indexOf('endstream', start);
  return end < 0 ? text.length : end;
}

/** Names of actions that run something. They can be values, keys or objects of their own. */
const activeNames = new Set(['JavaScript', 'Launch', 'XFA']);

function isActive(value: PdfValue): boolean {
  if (value instanceof PdfName) return activeNames.has(value.text);
  if (Array.isArray(value)) return value.some(isActive);
  if (!(value instanceof Map)) return false;
  // An action of any kind with a script.
  if (value.has('JS') && value.has('S')) return true;
  return [...value].some(([key, item]) => activeNames.has(key) || isActive(item));
}

/** Whether a stream contains objects. Checks `First` too, because some readers ignore the type. */
function isObjectStream(value: PdfValue): value is PdfDictionary {
  if (!(value instanceof Map)) return false;
  return value.has('First') || [value.get('Type')].flat().some((type) => isPdfName(type, 'ObjStm'));
}

const inflateAsync = promisify(inflate);

/** Inflates an object stream. Programs write it uncompressed or compressed once, so other encodings are rejected. */
async function unpack(dictionary: PdfDictionary, data: Buffer, budget: { left: number }): Promise<string> {
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
    const objects = filters.length === 0 ? data : await inflateAsync(data, options);
    budget.left -= objects.byteLength;
    if (budget.left < 0) throw new ContentIssueError('unpacksTooLarge');
    return objects.toString('latin1');
  } catch (error) {
    if (error instanceof ContentIssueError) throw error;
    throw new ContentIssueError(error instanceof RangeError ? 'unpacksTooLarge' : 'format');
  }
}

/** Parses the objects of an object stream in sequence. Throws if an offset in its table is not the start of one. */
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
  const isObjectStart = (offset: number) => {
    reader.position = offset;
    return !reader.hasMore() || starts.has(reader.position);
  };
  if (!offsets.every(isObjectStart)) throw new ContentIssueError('format');
  return values;
}

/** Returns a function that decrypts the file's streams; null if it is not encrypted. Throws if it needs a password. */
function createFileDecryption(objects: PdfObject[]): Decrypt | null {
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
