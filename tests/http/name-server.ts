import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const types: Readonly<Record<number, 'A' | 'AAAA'>> = { 1: 'A', 28: 'AAAA' };

/** The records of each name; 'silent' names get no response. */
type Zone = Readonly<Record<string, 'silent' | { A?: string[]; AAAA?: string[] }>>;

export async function startNameServer(zone: Zone) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = parseQuestion(query);
    const zoneEntry = zone[name];
    if (zoneEntry === 'silent') return;
    const kind = types[type];
    const records = kind && zoneEntry ? (zoneEntry[kind] ?? []).map(encodeAddress) : [];
    const head = Buffer.from(query.subarray(0, 12));
    // NOERROR, or NXDOMAIN for an unknown name.
    head.writeUInt16BE(zoneEntry ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(
      Buffer.concat([head, query.subarray(12, end), ...records.map((data) => encodeRecord(type, data))]),
      port,
      address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    servers: [`127.0.0.1:${(socket.address() as AddressInfo).port}`],
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

function parseQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let offset = 12;
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('latin1', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(offset + 1), end: offset + 5 };
}

function encodeRecord(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(data.byteLength, 10);
  return Buffer.concat([head, data]);
}

function encodeAddress(record: string): Buffer {
  if (!record.includes(':')) return Buffer.from(record.split('.').map(Number));
  const [left = '', right = ''] = record.split('::');
  const groups = [left, right].map((side) => side.split(':').filter(Boolean));
  const missing = 8 - groups.flat().length;
  const all = [...(groups[0] ?? []), ...Array<string>(missing).fill('0'), ...(groups[1] ?? [])];
  return Buffer.from(
    all.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]),
  );
}
