import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type ContentFlaw, maxUnpackedBytes } from './cv';
import { hasActiveMarkup, maxMarkup } from './word-markup';

const maxEntries = 1000;
const typesPart = '[Content_Types].xml';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * What is wrong with a Word document: it is none, is locked, would unpack to more than 20 MB, or holds macros, programs, other
 * archives, or fields and links that fetch or run something when it is opened. Each entry is unpacked, and no further than the
 * size that the archive declares for it.
 */
export async function wordPackageFlaw(bytes: Buffer): Promise<ContentFlaw | null> {
  const found = await lookInto(bytes, {
    bytes: maxUnpackedBytes,
    entries: maxEntries,
    markup: maxMarkup,
  });
  if (typeof found === 'string') return found;
  if (found.types.includes('macroEnabled')) return 'active';
  return hasDocument(found) ? null : 'format';
}

type Package = { names: Set<string>; types: string };
type Left = { bytes: number; entries: number; markup: number };

async function lookInto(bytes: Buffer, left: Left, isInner = false): Promise<Package | ContentFlaw> {
  const names = new Set<string>();
  let types = '';
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      left.entries -= 1;
      left.bytes -= entry.uncompressedSize;
      if (left.entries < 0 || left.bytes < 0) return 'unfolds';
      if (entry.isEncrypted()) return 'locked';
      // Two entries of one name: which one is read depends on the program.
      if (names.has(name)) return 'format';
      names.add(name);
      if (activeName.test(name)) return 'active';
      const content = await contentOf(zip, entry);
      if (entry.fileName === typesPart) types = content.toString();
      const flaw = await innerFlaw(name, content, left, isInner);
      if (flaw) return flaw;
    }
  } catch {
    // A broken directory, a path that leaves the archive, a size that is a lie.
    return 'format';
  }
  return { names, types };
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return buffer(await zip.openReadStreamPromise(entry));
}

/** By name: macros, objects that open whatever they hold, and what a system runs. */
const activeName = new RegExp(
  `(?:^|/)(?:vbaproject|vbadata|oleobject|activex)[^/]*$|\\.(?:${[
    'exe|dll|com|scr|pif|cpl|msi|msp|msc|bat|cmd|ps1|psm1|vbs|vbe|vb|js|jse|mjs|wsf|wsh|wsc|hta|jar|class|lnk|url|reg|inf|scf|sct|chm',
    'application|gadget|iso|img|vhdx?|dmg|pkg|app|apk|deb|rpm|sh|py|pl|php|html?|mht|svgz|swf',
    'zip|rar|7z|gz|bz2|xz|tar|cab|ace|arj|docm|dotm|xlsm|xlsb|xltm|xlam|pptm|potm|ppam|ppsm|sldm|doc|xls|ppt',
  ].join('|')})$`,
);

/** Programs, and archives other than the sheet behind a chart. */
async function innerFlaw(
  name: string,
  content: Buffer,
  left: Left,
  isInner: boolean,
): Promise<ContentFlaw | null> {
  if (isZip(content)) {
    if (isInner || !/^word\/embeddings\/[^/]+\.(?:xlsx|docx|pptx)$/.test(name)) return 'active';
    const inner = await lookInto(content, left, true);
    return typeof inner === 'string' ? inner : inner.types.includes('macroEnabled') ? 'active' : null;
  }
  if (
    /\.(?:xml|rels)$/.test(name) ||
    /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(content.toString('latin1', 0, 100))
  ) {
    const isActive = hasActiveMarkup(content, left);
    return isActive === null ? 'format' : isActive ? 'active' : null;
  }
  const start = content.toString('hex', 0, 4);
  return activeStarts.some((each) => start.startsWith(each)) ? 'active' : null;
}

/** The first bytes of programs, archives and files of the old kind, in which macros and embedded objects are kept. */
const activeStarts = [
  '4d5a',
  '7f454c46',
  '2321',
  '52617221',
  '377abcaf',
  'd0cf11e0',
  '4d534346',
  'cffaedfe',
  'cafebabe',
];

/** The main part is the one of its type; most programs call it word/document.xml, Word on the web document2.xml. */
function hasDocument({ names, types }: Package): boolean {
  return [...types.matchAll(/<(?:\w+:)?Override\b[^>]*>/g)].some(([override]) => {
    const part = /PartName\s*=\s*["']\/?([^"']+)["']/.exec(override)?.[1]?.toLowerCase();
    return override.includes(documentType) && part !== undefined && names.has(part);
  });
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
