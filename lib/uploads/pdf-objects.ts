/** A value of a PDF: a name, a string, a reference, or a keyword such as `true` as it is written. */
export type PdfValue = PdfName | PdfString | PdfRef | number | string | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;

export class PdfName {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export class PdfString {
  /** As it is written, between its parentheses or as hexadecimal digits. */
  readonly source: string;
  readonly isHex: boolean;
  constructor(source: string, isHex: boolean) {
    this.source = source;
    this.isHex = isHex;
  }

  get bytes(): Buffer {
    if (!this.isHex) return unescaped(this.source);
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

/** Thrown where readers could disagree about what a file says. */
export class PdfSyntaxError extends Error {}

const maxDepth = 100;
const blanks = new Set([...'\0\t\n\f\r '].map((character) => character.charCodeAt(0)));
const percent = 37;
const endOfLine = /[\r\n]|$/g;
const word = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const integers = /(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** Inside a dictionary or an array they mean that it was never closed. */
const structure = new Set(['obj', 'endobj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);

/** Reads the values of a PDF one after another; `text` has one character for each byte (latin1). */
export class PdfReader {
  readonly text: string;
  at: number;
  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** Skips blanks and comments; returns whether anything follows. */
  hasMore(): boolean {
    for (; this.at < this.text.length; this.at += 1) {
      const character = this.text.charCodeAt(this.at);
      if (character === percent) {
        endOfLine.lastIndex = this.at;
        this.at = endOfLine.exec(this.text)?.index ?? this.text.length;
      } else if (!blanks.has(character)) break;
    }
    return this.at < this.text.length;
  }

  value(depth = 0): PdfValue {
    if (depth > maxDepth || !this.hasMore()) throw new PdfSyntaxError('There is no value here.');
    switch (this.text[this.at]) {
      case '/':
        this.at += 1;
        return new PdfName(this.match(word).replace(/#([0-9a-f]{2})/gi, (_, code) => byte(code)));
      case '(':
        return this.literalString();
      case '<':
        return this.text[this.at + 1] === '<' ? this.dictionary(depth) : this.hexString();
      case '[':
        return this.array(depth);
      default:
        return this.numberOrKeyword();
    }
  }

  private dictionary(depth: number): PdfDictionary {
    const entries: PdfDictionary = new Map();
    this.at += 2;
    for (;;) {
      if (!this.hasMore()) throw new PdfSyntaxError('A dictionary is not closed.');
      if (this.text.startsWith('>>', this.at)) {
        this.at += 2;
        return entries;
      }
      const key = this.element(depth);
      if (!(key instanceof PdfName)) throw new PdfSyntaxError('A key is not a name.');
      // A key without a value is what some programs write for none.
      if (this.hasMore() && this.text.startsWith('>>', this.at)) continue;
      const value = this.element(depth);
      const earlier = entries.get(key.text);
      // Readers differ in which of two values they take, so both stay.
      entries.set(key.text, earlier === undefined ? value : [earlier, value]);
    }
  }

  private array(depth: number): PdfValue[] {
    const elements: PdfValue[] = [];
    this.at += 1;
    for (;;) {
      if (!this.hasMore()) throw new PdfSyntaxError('An array is not closed.');
      if (this.text[this.at] === ']') {
        this.at += 1;
        return elements;
      }
      elements.push(this.element(depth));
    }
  }

  private element(depth: number): PdfValue {
    const value = this.value(depth + 1);
    if (typeof value === 'string' && structure.has(value)) throw new PdfSyntaxError(`"${value}" in a value.`);
    return value;
  }

  private literalString(): PdfString {
    const special = /[()\\]/g;
    const start = this.at + 1;
    special.lastIndex = start;
    for (let depth = 1; ; ) {
      const found = special.exec(this.text);
      if (!found) throw new PdfSyntaxError('A string is not closed.');
      if (found[0] === '\\') special.lastIndex += 1;
      else depth += found[0] === '(' ? 1 : -1;
      if (depth > 0) continue;
      this.at = special.lastIndex;
      return new PdfString(this.text.slice(start, found.index), false);
    }
  }

  private hexString(): PdfString {
    const end = this.text.indexOf('>', this.at);
    if (end < 0) throw new PdfSyntaxError('A string is not closed.');
    const source = this.text.slice(this.at + 1, end);
    this.at = end + 1;
    return new PdfString(source, true);
  }

  private numberOrKeyword(): PdfValue {
    const reference = this.match(integers);
    if (reference) return new PdfRef(Number.parseInt(reference, 10));
    const token = this.match(word);
    if (token === '') throw new PdfSyntaxError(`"${this.text[this.at]}" does not begin a value.`);
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(token) ? Number(token) : token;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function unescaped(text: string): Buffer {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal, letter) => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return letter === '\n' ? '' : (escapes[letter] ?? letter);
  });
  return Buffer.from(plain, 'latin1');
}

const byte = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
