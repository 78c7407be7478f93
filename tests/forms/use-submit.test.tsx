// @vitest-environment happy-dom
import { redirect } from 'next/navigation';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { succeed } from '@/lib/result';
import { render } from '../ui/render';
import { oldPageError } from './old-page-error';

type Props = { action: FormAction<string>; failed?: string; draft?: string };

function NoteForm({ action, failed, draft: key }: Props) {
  const [saved, setSaved] = useState('');
  const [answer, send, isSending, draft] = useSubmit(action, {
    onSuccess: setSaved,
    draft: key,
    ...(failed && { failed }),
  });
  const failure = answer?.ok === false ? answer : null;
  return (
    <form {...draft.formProps} action={send}>
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

test('a page from before a deployment is said in a sentence, and whether what was typed stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const action = () => Promise.reject(oldPageError());
  const page = await render(<NoteForm action={action} failed="The note was not saved." />);
  await page.type('Note', 'Call on Monday');
  await page.click('Save');
  expect(said(page)).toBe('This page was updated. Reload it and try again.');
  expect(page.labelled('Note').value).toBe('Call on Monday');
  const kept = await render(<NoteForm action={action} draft="note:3" />);
  await kept.type('Note', 'Call on Monday');
  await kept.click('Save');
  expect(said(kept)).toBe('This page was updated. Reload it; what you typed stays.');
  const reloaded = await render(<NoteForm action={action} draft="note:3" />);
  expect(reloaded.labelled('Note').value).toBe('Call on Monday');
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

test('a draft is given back where the form is opened again, and ends with a success', async () => {
  const sent: unknown[] = [];
  let isDown = true;
  const action: FormAction<string> = async (_previous, form) => {
    if (isDown) throw new TypeError('Failed to fetch');
    sent.push(form.get('note'));
    return succeed('Saved');
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const opened = () => render(<NoteForm action={action} draft="note:1" />);
  const first = await opened();
  await first.type('Note', 'Call on Monday');
  expect((await render(<NoteForm action={action} />)).labelled('Note').value).toBe('');
  const second = await opened();
  expect(second.labelled('Note').value).toBe('Call on Monday');
  await second.click('Save');
  const third = await opened();
  expect(third.labelled('Note').value).toBe('Call on Monday');
  isDown = false;
  await third.click('Save');
  expect(sent).toEqual(['Call on Monday']);
  expect((await opened()).labelled('Note').value).toBe('');
});

test('a draft ends where the action leads elsewhere, as it does once its work is done', async () => {
  const page = await render(
    <NoteForm
      action={async () => {
        redirect('/elsewhere');
      }}
      draft="note:2"
    />,
  );
  await page.type('Note', 'Call on Monday');
  // Next.js takes it from here; without it the redirect is an error.
  await expect(async () => page.click('Save')).rejects.toThrow('NEXT_REDIRECT');
  expect(sessionStorage.getItem('note:2')).toBeNull();
});
