/** Files of each kind, as small as the kind allows, and what only looks like them. */
export const cvBytes = {
  pdf: (bytes = 600) => padded(Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'), bytes),
  doc: () =>
    padded(Buffer.concat([compoundFile, Buffer.alloc(600), Buffer.from('WordDocument', 'utf16le')]), 2048),
  /** The container of old Word files, with a spreadsheet in it. */
  xls: () =>
    padded(Buffer.concat([compoundFile, Buffer.alloc(600), Buffer.from('Workbook', 'utf16le')]), 2048),
  docx: () => zip({ '[Content_Types].xml': wordTypes, 'word/document.xml': '<w:document/>' }),
  zip: () => zip({ 'notes.txt': 'hello' }),
  program: () => padded(Buffer.from('MZ\u0090\u0000', 'latin1'), 600),
  text: () => Buffer.from('Just words.'),
};

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const wordTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

const padded = (start: Buffer, bytes: number) =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, bytes - start.length), ' ')]);

/** A zip archive with its entries stored as they are. */
function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, place, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
