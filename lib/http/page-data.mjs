/*
 * React's data in a page's HTML: Next.js writes them into scripts, each of which hands over a part of one text. A row of it is
 * `<id>:<JSON>` and ends with its line; a text of 1024 characters and more is `<id>:T<bytes, hexadecimal>,<text>` and ends there.
 */

const part = /<script[^>]*>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;

/** @param {string} html */
const dataOf = (html) =>
  Buffer.from([...html.matchAll(part)].map(([, text = '""']) => JSON.parse(text)).join(''));

/**
 * The long texts in a page's data, each with where in the data it stands behind its id.
 *
 * @param {Buffer} data
 */
function longTexts(data) {
  const found = [];
  for (let row = 0; row < data.length; ) {
    const start = data.indexOf(':', row) + 1;
    const isLong = data.toString('latin1', start, start + 1) === 'T';
    const comma = data.indexOf(',', start);
    const line = data.indexOf('\n', start);
    const length = Number.parseInt(data.toString('latin1', start + 1, comma), 16);
    row = isLong ? comma + 1 + length : line < 0 ? data.length : line + 1;
    if (isLong) found.push({ start, end: row, text: data.toString('utf8', comma + 1, row) });
  }
  return found;
}

/** @param {string} html */
export const longTextsOf = (html) => longTexts(dataOf(html)).map(({ text }) => text);

/**
 * Leaves out of a page's data what lists are made from (components/cards/list-data.ts), where the HTML has the list: who comes
 * here from another page gets the data by themselves. What is left is one script.
 *
 * @param {string} html
 */
export function leaveOutLists(html) {
  const data = dataOf(html);
  const lists = longTexts(data).flatMap(({ start, end, text }) => {
    const [, name] = /^([a-z-]+) \[\["/.exec(text) ?? [];
    return name !== undefined && html.includes(` id="${name}"`) ? [{ start, end, name }] : [];
  });
  if (lists.length === 0) return html;
  let kept = '';
  let from = 0;
  for (const { start, end, name } of lists) {
    kept += `${data.toString('utf8', from, start)}T${name.length.toString(16)},${name}`;
    from = end;
  }
  kept += data.toString('utf8', from);
  const [opening = ''] = /<script[^>]*>(?=self\.__next_f\.push\(\[1,)/.exec(html) ?? [];
  const push = `${opening}self.__next_f.push([1,`;
  const last = html.lastIndexOf(push);
  const script = `${push}${inScript(JSON.stringify(kept))}])</script>`;
  return html.slice(0, last).replace(part, '') + html.slice(last).replace(part, () => script);
}

/**
 * JSON as Next.js writes it into a script.
 *
 * @param {string} json
 */
export const inScript = (json) => json.replace(/[&<>\u2028\u2029]/g, (character) => codes[character] ?? '');
/** @type {Readonly<Record<string, string>>} */
const codes = { '&': '\\u0026', '<': '\\u003c', '>': '\\u003e', '\u2028': '\\u2028', '\u2029': '\\u2029' };
