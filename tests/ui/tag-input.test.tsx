// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { TagInput } from '@/components/ui/tag-input';
import { render } from './render';

const input = (
  <form>
    <TagInput
      name="tags"
      label="Tags"
      defaultValue={['barista']}
      normalize={(text) => text.trim().toLowerCase().replace(/ +/g, '-')}
    />
  </form>
);

// The text field is submitted too, even if it is empty.
const tagsIn = (form: FormData) => form.getAll('tags').filter((tag) => tag !== '');

describe('tags', () => {
  test('are added by Enter, by a comma and by the Add button, normalized and without duplicates', async () => {
    const page = await render(input);
    await page.type('Tags', 'Latte Art');
    await page.press('Tags', 'Enter');
    await page.type('Tags', 'BARISTA');
    await page.press('Tags', ',');
    await page.type('Tags', 'weekends');
    await page.click('Add');
    expect(tagsIn(page.form())).toEqual(['barista', 'latte-art', 'weekends']);
    expect(page.labelled('Tags').value).toBe('');
  });

  test('are split when a list is pasted', async () => {
    const page = await render(input);
    await page.type('Tags', 'night shift, cash');
    expect(tagsIn(page.form())).toEqual(['barista', 'night-shift', 'cash']);
  });

  test.each([
    ['semicolons', 'night shift; cash'],
    ['line breaks', 'night shift\r\ncash\n'],
    ['commas of East Asian scripts', 'night shift、cash，'],
  ])('are split when a list with %s is pasted', async (_, list) => {
    const page = await render(input);
    await page.paste('Tags', list);
    await page.press('Tags', 'Enter');
    expect(tagsIn(page.form())).toEqual(['barista', 'night-shift', 'cash']);
    expect(page.labelled('Tags').value).toBe('');
  });

  test.each([
    ['isComposing', { isComposing: true }],
    ['the key code 229', { keyCode: 229 }],
  ])('are not added when Enter accepts a word from an input method (%s)', async (_, composing) => {
    const page = await render(input);
    await page.type('Tags', 'ばりすた');
    await page.press('Tags', 'Enter', composing);
    expect(page.labelled('Tags').value).toBe('ばりすた');
    await page.press('Tags', 'Enter');
    expect(tagsIn(page.form())).toEqual(['barista', 'ばりすた']);
  });

  test('are removed by their button, and the last tag by Backspace in the empty field', async () => {
    const page = await render(input);
    await page.type('Tags', 'cash');
    await page.click('Add');
    await page.click('Remove barista');
    expect(tagsIn(page.form())).toEqual(['cash']);
    await page.press('Tags', 'Backspace');
    expect(tagsIn(page.form())).toEqual([]);
  });

  test('are added when the field loses focus', async () => {
    const page = await render(input);
    await page.type('Tags', 'cash');
    await act(async () => page.labelled('Tags').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(page.button('Remove cash')).toBeTruthy();
    expect(page.labelled('Tags').value).toBe('');
  });

  test('are submitted together with typed text that is not added yet', async () => {
    const page = await render(input);
    await page.type('Tags', 'cash');
    expect(tagsIn(page.form())).toEqual(['barista', 'cash']);
  });

  test('are linked to the hint and the error message', async () => {
    const field = (
      await render(<TagInput name="tags" label="Tags" hint="Words." error="At most 50" normalize={String} />)
    ).labelled('Tags');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Words.', 'At most 50']);
  });

  test('are one comma-separated field without JavaScript', () => {
    const html = renderToString(input);
    expect(html).toMatch(/<input[^>]*name="tags"[^>]*value="barista"/);
    expect(html).not.toMatch(/<input[^>]*type="hidden"[^>]* name=/);
  });
});
