/** A value of a PDF. A `string` is a keyword such as `true`. */
export type PdfValue = PdfName | PdfString | PdfRef | number | string | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

export class PdfName {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export class PdfString {
  /** The text between the parentheses with its escapes, or hexadecimal digits. */
  readonly source: string;
  readonly isHex: boolean;
  constructor(source: string, isHex: boolean) {
    this.source = source;
    this.isHex = isHex;
  }

  get bytes(): Buffer {
    if (!this.isHex) return unescapeString(this.source);
    const digits = this.source.replace(/[^0-9a-f]/gi, '');
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
  }
}
export class PdfRef {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** Thrown where PDF readers could disagree about the meaning of a file. */
export class PdfSyntaxError extends Error {}

const maxDepth = 100;
const whitespace = new Set([...'\0\t\n\f\r '].map((character) => character.charCodeAt(0)));
const percent = 37;
const endOfLine = /[\r\n]|$/g;
const tokenPattern = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const referencePattern =
  /(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** Keywords that can't be inside a value, so the dictionary or array is not closed. */
const structuralKeywords = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

/** Parses the values of a PDF in sequence. `text` has one character per byte (latin1). */
export class PdfReader {
  readonly text: string;
  position: number;
  constructor(text: string, at = 0) {
    this.text = text;
    this.position = at;
  }

  /** Skips whitespace and comments. Returns whether anything follows. */
  hasMore(): boolean {
    for (; this.position < this.text.length; this.position += 1) {
      const character = this.text.charCodeAt(this.position);
      if (character === percent) {
        endOfLine.lastIndex = this.position;
        this.position = endOfLine.exec(this.text)?.index ?? this.text.length;
      } else if (!whitespace.has(character)) break;
    }
    return this.position < this.text.length;
  }

  value(depth = 0): PdfValue {
    if (depth > maxDepth || !this.hasMore())
      throw new PdfSyntaxError('A value is missing or nested too deeply.');
    switch (this.text[this.position]) {
      case '/':
        this.position += 1;
        return new PdfName(
          this.match(tokenPattern).replace(/#([0-9a-f]{2})/gi, (_, code) => parseHexByte(code)),
        );
      case '(':
        return this.literalString();
      case '<':
        return this.text[this.position + 1] === '<' ? this.dictionary(depth) : this.hexString();
      case '[':
        return this.array(depth);
      default:
        return this.numberOrKeyword();
    }
  }

  private dictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map();
    this.position += 2;
    for (;;) {
      if (!this.hasMore()) throw new PdfSyntaxError('A dictionary is not closed.');
      if (this.text.startsWith('>>', this.position)) {
        this.position += 2;
        return entries;
      }
      const key = this.element(depth);
      if (!(key instanceof PdfName)) throw new PdfSyntaxError('A key is not a name.');
      // Some programs write a key without a value to mean null.
      if (this.hasMore() && this.text.startsWith('>>', this.position)) continue;
      const value = this.element(depth);
      const firstValue = entries.get(key.text);
      // Of two values, some readers use the first and some the last, so both are checked.
      entries.set(key.text, firstValue === undefined ? value : [firstValue, value]);
    }
  }

  private array(depth: number): PdfValue[] {
    const elements: PdfValue[] = [];
    this.position += 1;
    for (;;) {
      if (!this.hasMore()) throw new PdfSyntaxError('An array is not closed.');
      if (this.text[this.position] === ']') {
        this.position += 1;
        return elements;
      }
      elements.push(this.element(depth));
    }
  }

  private element(depth: number): PdfValue {
    const value = this.value(depth + 1);
    if (typeof value === 'string' && structuralKeywords.has(value))
      throw new PdfSyntaxError(`The keyword "${value}" is inside a value.`);
    return value;
  }

  private literalString(): PdfString {
    const special = /[()\\]/g;
    const start = this.position + 1;
    special.lastIndex = start;
    for (let depth = 1; ; ) {
      const match = special.exec(this.text);
      if (!match) throw new PdfSyntaxError('A string is not closed.');
      if (match[0] === '\\') special.lastIndex += 1;
      else depth += match[0] === '(' ? 1 : -1;
      if (depth > 0) continue;
      this.position = special.lastIndex;
      return new PdfString(this.text.slice(start, match.index), false);
    }
  }

  private hexString(): PdfString {
    const end = this.text.indexOf('>', this.position);
    if (end < 0) throw new PdfSyntaxError('A string is not closed.');
    const source = this.text.slice(this.position + 1, end);
    this.position = end + 1;
    return new PdfString(source, true);
  }

  private numberOrKeyword(): PdfValue {
    const reference = this.match(referencePattern);
    if (reference) return new PdfRef(Number.parseInt(reference, 10));
    const token = this.match(tokenPattern);
    if (token === '') throw new PdfSyntaxError(`A value can't begin with "${this.text[this.position]}".`);
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(token) ? Number(token) : token;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    const matched = pattern.exec(this.text)?.[0] ?? '';
    this.position += matched.length;
    return matched;
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescapeString(text: string): Buffer {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal, letter) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return letter === '\n' ? '' : (escapes[letter] ?? letter);
  });
  return Buffer.from(plain, 'latin1');
}

const parseHexByte = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
