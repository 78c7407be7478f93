import { hashOf, lettingRun } from './inline-scripts.mjs';
import { inScript, longTextsOf } from './page-data.mjs';

/** The values of a page, by their names. */
export type PageValues = Readonly<Record<string, string>>;

/** A page's HTML as it was rendered with these placeholders. */
export type Rendering = { html: string; placeholders: PageValues };

/** How a value can be written into a page. */
type Way = (value: string) => string;

/** Where a value stands, and how it is written there. */
type Slot = { name: string; write: Way };

/** A page's HTML outside of its inline scripts, or one of them. */
type Part = { pieces: readonly (string | Slot)[]; isScript: boolean };

/** The same, ready to be sent, with its hash where nothing in it changes. */
type ReadyPart = { pieces: readonly (Buffer | Slot)[]; isScript: boolean; hash: string | null };

/**
 * A page as Next.js renders it, with its values left out. It is found by rendering the page with two sets of placeholders: where one
 * stands is a slot, and as it was written there values are written. All else must be the same in both, so a page that decides
 * something by one of these values has no template.
 */
export class PageTemplate {
  readonly #parts: readonly ReadyPart[];
  /** About what it takes in memory, in bytes. */
  readonly size: number;

  private constructor(parts: readonly Part[]) {
    this.#parts = parts.map(({ pieces, isScript }) => {
      const ready = pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece));
      const [whole] = ready;
      const isFixed = isScript && ready.length === 1 && Buffer.isBuffer(whole);
      return { pieces: ready, isScript, hash: isFixed ? hashOf(whole) : null };
    });
    this.size = parts
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, piece) => sum + overheadBytes + (typeof piece === 'string' ? piece.length : 0), 0);
  }

  /**
   * Null where the two differ by more than their placeholders. `nonce` is what the scripts of Next.js bear in both; the values of
   * these names are markup already.
   */
  static of(
    [one, other]: readonly [Rendering, Rendering],
    { nonce, markup }: { nonce: string; markup: readonly string[] },
  ): PageTemplate | null {
    const parts = partsOf(one, nonce, markup);
    const isFound = areSame(parts, partsOf(other, nonce, markup)) && !hasMeasuredValue(one);
    return isFound ? new PageTemplate(parts) : null;
  }

  /** The page with these values, and the policy that lets its scripts run. */
  fill(values: PageValues): { html: Buffer; scripts: string } {
    const hashes = new Set<string>();
    const parts = this.#parts.map(({ pieces, isScript, hash }) => {
      const part = Buffer.concat(
        pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : written(piece, values))),
      );
      if (isScript) hashes.add(hash ?? hashOf(part));
      return part;
    });
    return { html: Buffer.concat(parts), scripts: lettingRun(hashes) };
  }
}

/** About what a piece takes beside its bytes. */
const overheadBytes = 100;

function written({ name, write }: Slot, values: PageValues): Buffer {
  const value = values[name];
  if (value === undefined) throw new Error(`The page has no value for '${name}'.`);
  return Buffer.from(write(value));
}

/** As React writes a text or an attribute. */
const inHtml: Way = (value) => value.replace(/["&'<>]/g, (character) => entities[character] ?? '');
const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** As Next.js writes a text of React's data into a script: JSON in JSON. */
const inData: Way = (value) => inScript(inJson(inJson(value)));
const inJson: Way = (value) => JSON.stringify(value).slice(1, -1);
/** The same at the beginning of a text, where React's data have a reference by this sign. */
const beginningData: Way = (value) => inData(value.startsWith('$') ? `$${value}` : value);
const beforeText = /(?<!\\)\\"$/;
/** As lib/with-query.ts writes it into an address, which is the same in HTML and in data. */
const inAddress: Way = (value) => new URLSearchParams([['', value]]).toString().slice(1);
/** As Next.js' data have the query that was asked for. */
const inQuery: Way = encodeURIComponent;

const asItIs: Way = (value) => value;

/** The parts of a rendering; those at odd places are inline scripts of Next.js. */
function partsOf({ html, placeholders }: Rendering, nonce: string, markup: readonly string[]): Part[] {
  const slots = new Map<string, Slot>();
  for (const [name, value] of Object.entries(placeholders))
    for (const write of markup.includes(name) ? [asItIs] : [inHtml, inData, inAddress, inQuery])
      if (!slots.has(write(value))) slots.set(write(value), { name, write });
  const anyOfThem = new RegExp(`(${[...slots.keys()].map(literally).join('|')})`);
  const attribute = ` nonce="${nonce}"`;
  return html
    .split(new RegExp(`(?<=<script[^>]*${attribute}[^>]*>)([^<][^]*?)(?=</script>)`))
    .map((text, at) => {
      const isScript = at % 2 === 1;
      // The hashes say which may run; the word would only make the page heavier.
      const kept = isScript ? text : text.replaceAll(attribute, '');
      const pieces = kept.split(anyOfThem).map((piece, index, all) => {
        const slot = slots.get(piece);
        const isBeginning = slot?.write === inData && beforeText.test(all[index - 1] ?? '');
        return isBeginning ? { ...slot, write: beginningData } : (slot ?? piece);
      });
      return { pieces, isScript };
    });
}

const areSame = (some: readonly Part[], others: readonly Part[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ pieces }, part) =>
      pieces.length === others[part]?.pieces.length &&
      pieces.every((piece, at) => isSamePiece(piece, others[part]?.pieces[at])),
  );

function isSamePiece(one: string | Slot, other: string | Slot | undefined): boolean {
  if (typeof one === 'string' || typeof other !== 'object') return one === other;
  return one.name === other.name && one.write === other.write;
}

/** Whether a placeholder is part of a text that stands in React's data with its length, as those of 1024 characters and more do. */
function hasMeasuredValue({ html, placeholders }: Rendering): boolean {
  const written = Object.values(placeholders).flatMap((value) => [value, inAddress(value), inQuery(value)]);
  return longTextsOf(html).some((text) => written.some((each) => text.includes(each)));
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
