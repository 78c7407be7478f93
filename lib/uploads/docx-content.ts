import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type ContentIssue, maxUnpackedBytes } from './cv';
import { hasActiveMarkup, maxMarkup } from './word-markup';

const maxEntries = 1000;
const typesPart = '[Content_Types].xml';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * The issue of a .docx file: it is of another kind, has a password, unpacks to more than 20 MB, or has macros,
 * programs, other archives, or fields and links that fetch or run something when it is opened. Unpacks each entry only
 * up to its declared size.
 */
export async function checkDocx(bytes: Buffer): Promise<ContentIssue | null> {
  const result = await inspectPackage(bytes, {
    bytes: maxUnpackedBytes,
    entries: maxEntries,
    markup: maxMarkup,
  });
  if (typeof result === 'string') return result;
  if (result.types.includes('macroEnabled')) return 'active';
  return hasDocument(result) ? null : 'format';
}

type Package = { names: Set<string>; types: string };
type Budget = { bytes: number; entries: number; markup: number };

async function inspectPackage(
  bytes: Buffer,
  budget: Budget,
  isInner = false,
): Promise<Package | ContentIssue> {
  const names = new Set<string>();
  let types = '';
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: true });
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      budget.entries -= 1;
      budget.bytes -= entry.uncompressedSize;
      if (budget.entries < 0 || budget.bytes < 0) return 'unpacksTooLarge';
      if (entry.isEncrypted()) return 'locked';
      // Of two entries with the same name, some programs read the first and some the last.
      if (names.has(name)) return 'format';
      names.add(name);
      if (activeName.test(name)) return 'active';
      const content = await readEntry(zip, entry);
      if (entry.fileName === typesPart) types = content.toString();
      const issue = await checkPart(name, content, budget, isInner);
      if (issue) return issue;
    }
  } catch {
    // The directory is broken, a path leads outside the archive, or a size is wrong.
    return 'format';
  }
  return { names, types };
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return buffer(await zip.openReadStreamPromise(entry));
}

/** Names of macros, embedded objects and executable files. */
const activeName = new RegExp(
  `(?:^|/)(?:vbaproject|vbadata|oleobject|activex)[^/]*$|\\.(?:${[
    'exe|dll|com|scr|pif|cpl|msi|msp|msc|bat|cmd|ps1|psm1|vbs|vbe|vb|js|jse|mjs|wsf|wsh|wsc|hta|jar|class|lnk|url|reg|inf|scf|sct|chm',
    'application|gadget|iso|img|vhdx?|dmg|pkg|app|apk|deb|rpm|sh|py|pl|php|html?|mht|svgz|swf',
    'zip|rar|7z|gz|bz2|xz|tar|cab|ace|arj|docm|dotm|xlsm|xlsb|xltm|xlam|pptm|potm|ppam|ppsm|sldm|doc|xls|ppt',
  ].join('|')})$`,
);

/** The issue of one part: a program, active markup, or an archive that is not an embedded Office document. */
async function checkPart(
  name: string,
  content: Buffer,
  budget: Budget,
  isInner: boolean,
): Promise<ContentIssue | null> {
  if (isZip(content)) {
    if (isInner || !/^word\/embeddings\/[^/]+\.(?:xlsx|docx|pptx)$/.test(name)) return 'active';
    const inner = await inspectPackage(content, budget, true);
    return typeof inner === 'string' ? inner : inner.types.includes('macroEnabled') ? 'active' : null;
  }
  if (
    /\.(?:xml|rels)$/.test(name) ||
    /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(content.toString('latin1', 0, 100))
  ) {
    const isActive = hasActiveMarkup(content, budget);
    return isActive === null ? 'format' : isActive ? 'active' : null;
  }
  const start = content.toString('hex', 0, 4);
  return activeSignatures.some((signature) => start.startsWith(signature)) ? 'active' : null;
}

/** The first bytes of programs, archives and compound files, which can contain macros and embedded objects. */
const activeSignatures = [
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

/** Whether a package has a main document. Identified by its type, because programs give it different names. */
function hasDocument({ names, types }: Package): boolean {
  return [...types.matchAll(/<(?:\w+:)?Override\b[^>]*>/g)].some(([override]) => {
    const part = /PartName\s*=\s*["']\/?([^"']+)["']/.exec(override)?.[1]?.toLowerCase();
    return override.includes(documentType) && part !== undefined && names.has(part);
  });
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
