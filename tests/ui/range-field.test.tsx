// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { RangeField } from '@/components/ui/range-field';
import { render } from './render';

const message = 'Choose 1 to 100 km, not “5,5”.';

async function renderRadius(problem?: { value: string; message: string }) {
  const committed: number[] = [];
  const page = await render(
    <form>
      <RangeField
        label="Radius"
        name="radius"
        min={1}
        max={100}
        unit="km"
        defaultValue={10}
        onCommit={(value) => committed.push(value)}
        problem={problem}
      />
    </form>,
  );
  return {
    page,
    committed,
    text: () => page.host.textContent,
    blur: () =>
      act(async () => page.labelled('Radius').dispatchEvent(new Event('focusout', { bubbles: true }))),
  };
}

test('an invalid number stays in the field with an error and is not committed', async () => {
  const { page, committed, text, blur } = await renderRadius();
  await page.type('Radius', '5,5');
  await blur();
  expect(page.labelled('Radius').value).toBe('5,5');
  expect(page.labelled('Radius').getAttribute('aria-invalid')).toBe('true');
  expect(text()).toContain(message);
  expect(page.form().get('radius')).toBe('5,5');
  expect(committed).toEqual([]);

  await page.type('Radius', '5.5');
  await blur();
  expect(page.labelled('Radius').value).toBe('5.5');
  expect(text()).not.toContain('Choose');
  expect(committed).toEqual([5.5]);
});

test('a number out of bounds becomes the nearest bound, and an empty field gets the previous number', async () => {
  const { page, committed, blur } = await renderRadius();
  await page.type('Radius', '250');
  await blur();
  expect(page.labelled('Radius').value).toBe('100');
  await page.type('Radius', '');
  await blur();
  expect(page.labelled('Radius').value).toBe('100');
  expect(committed).toEqual([100, 100]);
});

test('an invalid number from the URL is shown with its error', async () => {
  const { page, text } = await renderRadius({ value: '5,5', message });
  expect(page.labelled('Radius').value).toBe('5,5');
  expect(text()).toContain(message);
});
