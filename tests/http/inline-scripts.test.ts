import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  allowInlineScripts,
  askedNonce,
  asksForNonce,
  saysWhatMayRun,
} from '../../lib/http/inline-scripts.mjs';

type Page = { html: string; headers?: Record<string, unknown> };

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function policyOf(page: Page, nonce?: string): string {
  allowInlineScripts(page, nonce);
  return String(page.headers?.['content-security-policy']);
}

const own = `self.__next_f.push([1,"Zoë\\n"])`;

test('a kept page’s own scripts may run by their hashes, each once', () => {
  const page = {
    html: `<script src="/a.js" nonce="abc"></script><script nonce="abc">${own}</script><p>x</p>
      <SCRIPT id="b" nonce="abc">two()
</SCRIPT><script nonce="abc">${own}</script>`,
  };
  expect(policyOf(page, 'abc')).toBe(`script-src 'self' ${hash(own)} ${hash('two()\n')}`);
});

test('a script that somebody got into the page’s text may not, whatever it calls itself', () => {
  const foreign = [
    `<script>steal()</script>`,
    `<script nonce="other">steal()</script>`,
    `<script data-nonce="abc">steal()</script>`,
    `<script title='' nonce=abc>steal()</script>`,
    `<script src=/x.js title="`,
  ];
  for (const text of foreign)
    expect(policyOf({ html: `${text}<script nonce="abc">${own}</script>` }, 'abc')).not.toContain(
      hash('steal()'),
    );
});

test('the word is not kept with the page', () => {
  const page = { html: `<script nonce="abc">${own}</script>` };
  allowInlineScripts(page, 'abc');
  expect(page.html).toBe(`<script>${own}</script>`);
});

test('of a page made at build all scripts may run, because nobody else wrote in it', () => {
  expect(policyOf({ html: `<script>${own}</script><script src="/a.js"></script>` })).toBe(
    `script-src 'self' ${hash(own)}`,
  );
});

test('other headers of a page stay, and a page says whether it is done', () => {
  const page: Page = { html: '', headers: { 'x-next-cache-tags': 'home' } };
  expect(saysWhatMayRun(page)).toBe(false);
  expect(policyOf(page, 'abc')).toBe("script-src 'self'");
  expect(page.headers).toMatchObject({ 'x-next-cache-tags': 'home' });
  expect(saysWhatMayRun(page)).toBe(true);
});

test('what a request asks for is what is read', () => {
  expect(askedNonce(asksForNonce('aB-_9'))).toBe('aB-_9');
  expect(askedNonce({})).toBeUndefined();
  expect(askedNonce(undefined)).toBeUndefined();
});
