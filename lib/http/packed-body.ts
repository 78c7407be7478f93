import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';

/** How a body may be sent, best first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

type Packing = Exclude<Encoding, 'identity'>;
type Way = (body: Buffer) => Promise<Buffer>;

const ways: Record<Packing, { pack: Way; unpack: Way }> = {
  br: {
    // Level 6 takes half as long again for one hundredth less.
    pack: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    unpack: promisify(brotliDecompress),
  },
  gzip: { pack: gzipOf, unpack: promisify(gunzip) },
};

/** As much as fits into a window of 16 kB. */
const fewBytes = 16_384;

/** A small one is packed here and now: handing it to another thread, and the 256 kB that a larger window takes, cost four times as much. */
async function gzipOf(body: Buffer): Promise<Buffer> {
  return body.length <= fewBytes ? gzipSync(body, { windowBits: 14, memLevel: 7 }) : promisify(gzip)(body);
}

/** A body that is packed once in each way that somebody asks for. Plain it would take ten times the memory, so that is unpacked. */
export class PackedBody {
  readonly #packed = new Map<Packing, Promise<Buffer>>();
  readonly #first: Packing;
  /** What it takes once it is packed in both ways. */
  readonly mostBytes: number;

  private constructor(first: Packing, body: Buffer) {
    this.#first = first;
    this.#packed.set(first, Promise.resolve(body));
    this.mostBytes = 2 * body.length;
  }

  static async of(body: Buffer, encoding: Encoding): Promise<PackedBody> {
    const first = encoding === 'identity' ? 'gzip' : encoding;
    return new PackedBody(first, await ways[first].pack(body));
  }

  async as(encoding: Encoding): Promise<Buffer> {
    const known = encoding === 'identity' ? undefined : this.#packed.get(encoding);
    if (known) return known;
    const plain = ways[this.#first].unpack(await (this.#packed.get(this.#first) ?? Buffer.alloc(0)));
    if (encoding === 'identity') return plain;
    const other = plain.then(ways[encoding].pack);
    this.#packed.set(encoding, other);
    return other;
  }
}
