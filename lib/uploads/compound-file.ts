/** A storage or stream of a compound file: its name, and where it begins; a stream under 4 KB lies in another one (null). */
type CompoundFileEntry = { name: string; offset: number | null };

const mark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const entryBytes = 128;
/** Sector numbers above are marks: the chain's end, a free sector. */
const lastSector = 0xfffffffa;

/**
 * What a compound file (OLE: old Office documents, installers) holds by its directory, without reading any of it. Null for what is
 * none or has a chain that is broken or runs in circles.
 */
export function compoundFileEntries(bytes: Buffer): CompoundFileEntry[] | null {
  if (bytes.length < 512 || !bytes.subarray(0, 8).equals(mark)) return null;
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 2 ** shift;
  const offsetOf = (sector: number) => (sector + 1) * sectorBytes;
  const table = allocationTable(bytes, sectorBytes);
  const entries: CompoundFileEntry[] = [];
  const seen = new Set<number>();
  for (let sector = bytes.readUInt32LE(48); sector < lastSector; sector = table(sector)) {
    const start = offsetOf(sector);
    if (seen.has(sector) || start + sectorBytes > bytes.length) return null;
    seen.add(sector);
    for (let at = start; at < start + sectorBytes; at += entryBytes) {
      const nameBytes = bytes.readUInt16LE(at + 64);
      if (nameBytes < 2 || nameBytes > 64) continue;
      const name = bytes.toString('utf16le', at, at + nameBytes - 2);
      const isSmall = bytes.readUInt32LE(at + 120) < 4096;
      entries.push({ name, offset: isSmall ? null : offsetOf(bytes.readUInt32LE(at + 116)) });
    }
  }
  return entries;
}

/** Answers the sector that follows another one; the sectors of the table itself are listed in the header, and then in a chain. */
function allocationTable(bytes: Buffer, sectorBytes: number): (sector: number) => number {
  const perSector = sectorBytes / 4;
  const read = (at: number) => (at >= 0 && at + 4 <= bytes.length ? bytes.readUInt32LE(at) : lastSector);
  const tables = Array.from({ length: 109 }, (_, index) => read(76 + index * 4));
  const seen = new Set<number>();
  for (let list = read(68); list < lastSector && !seen.has(list); ) {
    seen.add(list);
    const at = (list + 1) * sectorBytes;
    for (let index = 0; index < perSector - 1; index += 1) tables.push(read(at + index * 4));
    list = read(at + sectorBytes - 4);
  }
  return (sector) => {
    const table = tables[Math.floor(sector / perSector)] ?? lastSector;
    return table < lastSector ? read((table + 1) * sectorBytes + (sector % perSector) * 4) : lastSector;
  };
}
