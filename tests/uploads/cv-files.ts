import { strToU8, type Zippable, zipSync } from 'fflate';

/** Minimal files of each kind, and files that only resemble them. */
export const cvBytes = {
  pdf: (bytes = 600) => pdf('', bytes),
  doc: () => compoundFile(['WordDocument', '1Table']),
  /** A compound file, like .doc, but with a spreadsheet. */
  xls: () => compoundFile(['Workbook']),
  docx: () => docx(),
  zip: () => Buffer.from(zipSync({ 'notes.txt': strToU8('hello') })),
  program: () => pad(Buffer.from('MZ\u0090\u0000', 'latin1'), 600),
  text: () => Buffer.from('Just words.'),
};

/** A PDF with these objects, padded to `bytes`. */
export function pdf(objects: string, bytes = 0): Buffer {
  const start = Buffer.from(
    `%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n1 0 obj\n<< >>\nendobj\n${objects}`,
    'latin1',
  );
  const end = '\n%%EOF\n';
  return Buffer.concat([pad(start, bytes - end.length), Buffer.from(end)]);
}

const contentTypes = (kind: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.${kind}.main+xml"/></Types>`;

export const docx = (
  entries: Zippable = {},
  kind = 'openxmlformats-officedocument.wordprocessingml.document',
) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(contentTypes(kind)),
      'word/document.xml': strToU8('<w:document/>'),
      ...entries,
    }),
  );

const sectorBytes = 512;
const endOfChain = 0xfffffffe;

/**
 * A compound file: the header, the sector table (sector 0), the directory (from sector 1), and one 4 KB stream that all
 * directory entries share. The stream begins like the `WordDocument` stream, with these `flags`.
 */
export function compoundFile(names: string[], flags = 0): Buffer {
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const streamSector = 1 + directorySectors;
  const file = Buffer.alloc((1 + streamSector + 8) * sectorBytes);
  file.write('d0cf11e0a1b11ae1', 'hex');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.writeUInt32LE(endOfChain, 68);
  file.fill(0xff, 76, sectorBytes);
  file.writeUInt32LE(0, 76);
  const table = file.subarray(sectorBytes, 2 * sectorBytes).fill(0xff);
  for (let sector = 1; sector < streamSector + 8; sector += 1)
    table.writeUInt32LE(
      sector === directorySectors || sector === streamSector + 7 ? endOfChain : sector + 1,
      sector * 4,
    );
  for (const [index, name] of ['Root Entry', ...names].entries()) {
    const at = 2 * sectorBytes + index * 128;
    file.write(name, at, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, at + 64);
    file.writeUInt32LE(streamSector, at + 116);
    file.writeUInt32LE(4096, at + 120);
  }
  const stream = (1 + streamSector) * sectorBytes;
  file.writeUInt16LE(0xa5ec, stream);
  file.writeUInt16LE(flags, stream + 10);
  return file;
}

const pad = (start: Buffer, bytes: number) =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, bytes - start.length), ' ')]);
