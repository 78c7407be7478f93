import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { type ContentFlaw, maxUnpackedBytes } from './cv';

const unpack = promisify(inflate);

/**
 * What is wrong with a PDF: no beginning or no end, another file before or behind it, a password, which also hides it from every
 * scanner, or actions that run scripts or programs. Attachments pass: a Europass CV carries its data as one.
 */
export async function pdfFlaw(bytes: Buffer): Promise<ContentFlaw | null> {
  const text = bytes.toString('latin1');
  if (!/^%PDF-\d\.\d/.test(text) || markup.test(headOf(text)) || !endsAsPdf(text)) return 'format';
  if (encryption.test(text)) return 'locked';
  if (action.test(text)) return 'active';
  return objectStreamsFlaw(bytes, text);
}

/** What comes before the first object: a page of the web can have a PDF's first line. */
function headOf(text: string): string {
  const head = text.slice(0, 1024);
  return head.slice(0, /\d\s+obj\b/.exec(head)?.index);
}

const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;

/** Behind the end mark there are blanks at most; an archive could also hide it in its comment. */
function endsAsPdf(text: string): boolean {
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || !/^[\s\0]*$/.test(text.slice(end + 5))) return false;
  return !text.slice(-maxArchiveEnd).includes('PK\u0005\u0006');
}

const maxArchiveEnd = 22 + 65_535;

/** A name as PDFs use it; in 'HTML/CSS/JavaScript' a word comes before it, and it is text. */
const asName = '(?<![\\w+#.,;&(-])';
const afterType = `(?<=obj|${name('S')})`;
const encryption = new RegExp(
  `(?:${asName}${name('Encrypt')}|${name('Encrypt')}[\\s\\0]*(?:\\d+[\\s\\0]+\\d+[\\s\\0]+R|<<))`,
);
const action = new RegExp(`(?:${asName}|${afterType})(?:${name('JavaScript')}|${name('Launch')})`);
const maxObjectStreams = 5000;
const objectStream = new RegExp(name('ObjStm'), 'g');

/** Objects may be packed together, where nobody sees them from outside. */
async function objectStreamsFlaw(bytes: Buffer, text: string): Promise<ContentFlaw | null> {
  let left = maxUnpackedBytes;
  objectStream.lastIndex = 0;
  for (let streams = 0; objectStream.exec(text); streams += 1) {
    if (streams === maxObjectStreams) return 'unfolds';
    const start = text.indexOf('stream', objectStream.lastIndex);
    const data = start + (text[start + 6] === '\r' ? 8 : 7);
    const end = text.indexOf('endstream', data);
    if (start < 0 || end < 0) return null;
    objectStream.lastIndex = end;
    let objects: Buffer;
    try {
      objects = await unpack(bytes.subarray(data, end), { maxOutputLength: left });
    } catch (fault) {
      if (fault instanceof RangeError) return 'unfolds';
      // Not packed, and so seen from outside; or packed as no program does it.
      const about = text.slice(Math.max(0, start - 1000), start);
      if (/\/(?:Filter|F#)/.test(about.slice(about.lastIndexOf('obj') + 1))) return 'format';
      continue;
    }
    left -= objects.byteLength;
    if (action.test(objects.toString('latin1'))) return 'active';
  }
  return null;
}

/** A name as a PDF may write it, each letter itself or by its number (`/J#61vaScript`), to its end. */
function name(letters: string): string {
  const each = [...letters].map((letter) => {
    const code = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${code.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return `/${each.join('')}(?![A-Za-z0-9#])`;
}
