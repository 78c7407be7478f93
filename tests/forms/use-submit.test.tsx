// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { succeed } from '@/lib/result';
import { render } from '../ui/render';

function NoteForm({ action, failed }: { action: FormAction<string>; failed?: string }) {
  const [saved, setSaved] = useState('');
  const [answer, send, isSending] = useSubmit(action, { onSuccess: setSaved, ...(failed && { failed }) });
  const failure = answer?.ok === false ? answer : null;
  return (
    <form action={send}>
      <label htmlFor="note">Note</label>
      <input id="note" name="note" defaultValue={failure?.values?.note} />
      <button type="submit">{isSending ? 'Saving' : 'Save'}</button>
      <p>{failure ? failure.message : saved}</p>
    </form>
  );
}

const said = (page: Awaited<ReturnType<typeof render>>) => page.host.querySelector('p')?.textContent;

test('a lost connection is a sentence, and what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(<NoteForm action={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  await page.type('Note', 'Call on Monday');
  await page.click('Save');
  expect(said(page)).toContain('We couldn’t reach the server');
  expect(page.labelled('Note').value).toBe('Call on Monday');
  await page.rerender(
    <NoteForm
      action={() => Promise.reject(new TypeError('Failed to fetch'))}
      failed="The note was not saved."
    />,
  );
  await page.click('Save');
  expect(said(page)).toBe('The note was not saved.');
});

test('a success is told once, and the form is empty again', async () => {
  let finish = (_: string) => {};
  const action: FormAction<string> = (_previous, form) =>
    new Promise((resolve) => {
      finish = (word) => resolve(succeed(`${word} ${form.get('note')}`));
    });
  const page = await render(<NoteForm action={action} />);
  await page.type('Note', 'this');
  await page.click('Save');
  expect(page.button('Saving')).toBeTruthy();
  await act(async () => finish('Saved'));
  expect(said(page)).toBe('Saved this');
  expect(page.button('Save')).toBeTruthy();
  expect(page.labelled('Note').value).toBe('');
});
