/**
 * An entry of the directory: a storage or a stream. The offset is null for a stream under 4 KB, which is inside another
 * stream.
 */
type CompoundFileEntry = { name: string; offset: number | null };

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
/** Higher sector numbers are markers, such as the end of a chain. */
const maxSector = 0xfffffffa;

/**
 * Parses the directory of a compound file (OLE: old Office documents, installers), but not the contents. Null if the
 * file is of another kind or has a broken or circular chain.
 */
export function parseCompoundFile(bytes: Buffer): CompoundFileEntry[] | null {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(signature)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const getOffset = (sector: number) => (sector + 1) * sectorBytes;
  const getNextSector = parseAllocationTable(bytes, sectorBytes);
  const entries: CompoundFileEntry[] = [];
  const visited = new Set<number>();
  for (let sector = bytes.readUInt32LE(48); sector < maxSector; sector = getNextSector(sector)) {
    const start = getOffset(sector);
    if (visited.has(sector) || start + sectorBytes > bytes.length) return null;
    visited.add(sector);
    for (let at = start; at < start + sectorBytes; at += entryBytes) {
      const nameBytes = bytes.readUInt16LE(at + 64);
      if (nameBytes < 2 || nameBytes > 64) continue;
      const name = bytes.toString('utf16le', at, at + nameBytes - 2);
      const isSmall = bytes.readUInt32LE(at + 120) < 4096;
      entries.push({ name, offset: isSmall ? null : getOffset(bytes.readUInt32LE(at + 116)) });
    }
  }
  return entries;
}

/**
 * Returns a function from a sector to the next one in its chain. The header lists the first sectors of the table, and a
 * chain of sectors lists the rest.
 */
function parseAllocationTable(bytes: Buffer, sectorBytes: number): (sector: number) => number {
  const entriesPerSector = sectorBytes / 4;
  const read = (at: number) => (at >= 0 && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : maxSector);
  const tables = Array.from({ length: 109 }, (_, index) => read(76 + index * 4));
  const visited = new Set<number>();
  for (let sector = read(68); sector < maxSector && !visited.has(sector); ) {
    visited.add(sector);
    const at = (sector + 1) * sectorBytes;
    for (let index = 0; index < entriesPerSector - 1; index += 1) tables.push(read(at + index * 4));
    sector = read(at + sectorBytes - 4);
  }
  return (sector) => {
    const table = tables[Math.floor(sector / entriesPerSector)] ?? maxSector;
    return table < maxSector ? read((table + 1) * sectorBytes + (sector % entriesPerSector) * 4) : maxSector;
  };
}
