// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { Field } from '@/components/forms/field';
import { render } from '../ui/render';

test('the label “Logo (optional)” has no text node of one space, which some browsers drop', async () => {
  const { host } = await render(<Field label="Logo">{(aria) => <input {...aria} />}</Field>);
  const texts: string[] = [];
  const walker = document.createTreeWalker(host.querySelector('label') ?? host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  expect(texts).toEqual(['Logo', ' (optional)']);
});
