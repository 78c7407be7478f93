// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Field } from '@/components/forms/field';
import { render } from '../ui/render';

test('an optional field says so in a word of its own, also to a browser that drops a text of one space from a name', async () => {
  const { host } = await render(<Field label="Logo">{(aria) => <input {...aria} />}</Field>);
  const texts: string[] = [];
  const walker = document.createTreeWalker(host.querySelector('label') ?? host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  expect(texts).toEqual(['Logo', ' (optional)']);
});
