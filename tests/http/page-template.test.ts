import { createHash } from 'node:crypto';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { inScript } from '../../lib/http/page-data.mjs';
import { PageTemplate } from '../../lib/http/page-template';

type Values = { name: string; lat: string; jobs: string };

/** A page as React and Next.js write it: a text, an attribute, an address, data, the query that was asked for and markup. */
function render({ name, lat, jobs }: Values, { fixed = 'Jobs' } = {}): string {
  const href = `/search?${new URLSearchParams({ place: name, lat })}`;
  const shown = element('p', { title: `near ${name}` }, `${fixed} near ${name}`, element('a', { href }, lat));
  const text = name.startsWith('$') ? `$${name}` : name;
  const html = `<a title="${name}">`;
  const data = `1:["$","p",null,{"name":${JSON.stringify(text)},"html":${JSON.stringify(html)},"title":${JSON.stringify(`near ${name}`)},"at":${lat},"href":${JSON.stringify(href)},"q":"?place=${encodeURIComponent(name)}"}]\n`;
  const script = (text: string, nonce = 'n1') =>
    `<script nonce="${nonce}">self.__next_f.push([1,${inScript(JSON.stringify(text))}])</script>`;
  return `${renderToStaticMarkup(shown)}<ul>${jobs}</ul><script src="/a.js" nonce="n1"></script><script nonce="n1">boot()</script>${script(data)}`;
}

const standIns: [Values, Values] = [
  { name: `Q1 "&'<name>`, lat: '61.357', jobs: 'Q1 jobs' },
  { name: `Y2 "&'<name>`, lat: '58.246', jobs: 'Y2 jobs' },
];
const options = { nonce: 'n1', markup: ['jobs'] };
const templateOf = (make: (values: Values) => string) =>
  PageTemplate.of([rendering(make, standIns[0]), rendering(make, standIns[1])], options);
const rendering = (make: (values: Values) => string, values: Values) => ({
  html: make(values),
  placeholders: values,
});
/** As it is sent: by the hashes of its scripts. */
const sent = (html: string) => html.replaceAll(' nonce="n1"', '');
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const naughty = [
  'Austin',
  `O'Fallon & <Sons> "x"`,
  '</script><script>alert(1)</script>',
  '$& $1 $$ \\u003c \\" \\',
  'São Tomé, 東京\u2028\u2029 🥐 é',
  '%2B+%20&amp;&#x27;',
  `Q1 "&'<name>`,
  '<!--',
  '{{lat}} $name',
  '$L1',
  '$$',
  '',
];

describe('a filled page is the page that would have been rendered', () => {
  test.each(naughty)('with %j', (name) => {
    const values = { name, lat: '-0.5', jobs: `<li><b>${name.length}</b> $& $1</li>` };
    const page = templateOf(render)?.fill(values);
    expect(page?.html.toString()).toBe(sent(render(values)));
  });

  test('whose own scripts may run, and no other', () => {
    const values = { name: naughty[2] ?? '', lat: '1', jobs: '<script>alert(2)</script>' };
    const page = templateOf(render)?.fill(values);
    const [, data = ''] = /(self\.__next_f.*?)<\/script>/s.exec(page?.html.toString() ?? '') ?? [];
    expect(page?.scripts).toBe(`script-src 'self' ${hashOf('boot()')} ${hashOf(data)}`);
  });

  test('and a value that nobody has is no gap', () => {
    const { name: _, ...others } = standIns[0];
    expect(() => templateOf(render)?.fill(others)).toThrow("'name'");
  });
});

describe('there is no template of a page', () => {
  test.each<[string, (values: Values) => string]>([
    [
      'that says something else by a value',
      (values) => render(values, { fixed: values.lat > '6' ? 'Jobs' : 'Work' }),
    ],
    ['that writes a value in a way of its own', (values) => render(values) + encodeURI(values.name)],
    ['that counts a value', (values) => `${render(values)}${Number(values.lat) + 1}`],
    [
      'that has a value with its length',
      (values) => {
        const text = `${values.name}${'x'.repeat(1100)}`;
        const row = `2:T${Buffer.byteLength(text).toString(16)},${text}`;
        return `${render(values)}<script nonce="n1">self.__next_f.push([1,${inScript(JSON.stringify(row))}])</script>`;
      },
    ],
    [
      'that is in another order the second time',
      (values) => (values.lat > '6' ? `<i></i>${render(values)}` : `${render(values)}<i></i>`),
    ],
  ])('%s', (_, make) => {
    expect(templateOf(make)).toBeNull();
  });
});
