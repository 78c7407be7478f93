// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Field } from '@/components/forms/field';
import { render } from '../ui/render';

test('an optional field is named “Logo (optional)” even in browsers that drop a text node of one space', async () => {
  const { host } = await render(<Field label="Logo">{(aria) => <input {...aria} />}</Field>);
  const texts: string[] = [];
  const walker = document.createTreeWalker(host.querySelector('label') ?? host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  expect(texts).toEqual(['Logo', ' (optional)']);
});
