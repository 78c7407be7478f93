// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Field } from '@/components/forms/field';
import { render } from '../ui/render';

test('an optional field has a separate word for it, also when a browser drops a text of one space from the name', async () => {
  const { host } = await render(<Field label="Logo">{(aria) => <input {...aria} />}</Field>);
  const texts: string[] = [];
  const walker = document.createTreeWalker(host.querySelector('label') ?? host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  expect(texts).toEqual(['Logo', ' (optional)']);
});
