import { expect, test } from 'vitest';
import { leaveOutLists, longTextsOf } from '../../lib/http/page-data.mjs';

/** A page whose data come in parts, cut wherever the stream was. */
const page = (markup: string, data: string, cuts: readonly number[] = []) => {
  const ends = [0, ...cuts, data.length];
  const parts = ends.slice(1).map((end, index) => data.slice(ends[index], end));
  const scripts = parts.map(
    (part) => `<script nonce="abc">self.__next_f.push([1,${inScript(part)}])</script>`,
  );
  return `<body>${markup}<script>self.__next_f=[]</script>${scripts.join('<!-- later -->')}</body>`;
};
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026');
const long = (id: string, text: string) => `${id}:T${Buffer.byteLength(text).toString(16)},${text}`;
const dataOf = (html: string) =>
  [...html.matchAll(/push\(\[1,(".*?")\]\)<\/script>/g)].map(([, text]) => JSON.parse(text ?? '')).join('');

const cards = `jobs ${JSON.stringify([['Café & <Söhne>', '料理人', `$&'\n"`], 'x'.repeat(1100)])}`;
const note = `Ein langer Text: ${'Straße '.repeat(200)}`;
const before = `1:["$","p"]\n${long('2', note)}3:["a:T5,b"]\n`;
const after = `5:["$","$L1",null,{"data":"$4"}]\n0:{"b":"x"}\n`;
const list = '<ul id="jobs"><li>…</li></ul>';

test('what a list is made from is left out where the HTML has the list, and nothing else', () => {
  const data = before + long('4', cards) + after;
  for (const cuts of [[], [10], [before.length + 3, before.length + 900], [5, 6, data.length - 1]]) {
    const html = leaveOutLists(page(list, data, cuts));
    expect(dataOf(html)).toBe(`${before}4:T4,jobs${after}`);
    expect(html.match(/<script nonce="abc">/g)).toHaveLength(1);
    expect(html.replace(/<script nonce="abc">.*?<\/script>/s, '')).toBe(
      page(list, '', cuts).replaceAll(/<script nonce="abc">.*?<\/script>/gs, ''),
    );
  }
});

test.each([
  ['the list is not in it', page('<ul id="others"></ul>', long('4', cards))],
  ['a text only begins like one', page(list, long('4', `jobs, ${cards}`))],
  ['a text only looks like data', page(list, long('4', `jobs [for everybody] ${'x'.repeat(1100)}`))],
  ['there is no list', page('<p>About</p>', before)],
  ['there are no data', '<body><ul id="jobs"></ul></body>'],
])('a page stays as it is where %s', (_, html) => {
  expect(leaveOutLists(html)).toBe(html);
});

test('long texts are found by their length, whatever is in them', () => {
  const first = `a\n7:T400,${'é'.repeat(600)}`;
  expect(longTextsOf(page('', `1:"x"\n${long('2', first)}${long('3', note)}4:"T3,"\n`))).toEqual([
    first,
    note,
  ]);
});
