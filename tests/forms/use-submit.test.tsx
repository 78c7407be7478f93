// @vitest-environment happy-dom
import { redirect } from 'next/navigation';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type FormAction, useSubmit } from '@/components/forms/use-submit';
import { succeed } from '@/lib/result';
import { render } from '../ui/render';
import { createStaleActionError } from './stale-action-error';

type Props = { action: FormAction<string>; failureMessage?: string; draft?: string };

function NoteForm({ action, failureMessage, draft: key }: Props) {
  const [saved, setSaved] = useState('');
  const [result, send, isSending, draft] = useSubmit(action, {
    onSuccess: setSaved,
    draft: key,
    ...(failureMessage && { failureMessage }),
  });
  const failure = result?.ok === false ? result : null;
  return (
    <form {...draft.formProps} action={send}>
      <label htmlFor="note">Note</label>
      <input id="note" name="note" defaultValue={failure?.values?.note} />
      <button type="submit">{isSending ? 'Saving' : 'Save'}</button>
      <p>{failure ? failure.message : saved}</p>
    </form>
  );
}

const getMessage = (page: Awaited<ReturnType<typeof render>>) => page.host.querySelector('p')?.textContent;

test('shows an error and keeps the input when the connection is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(<NoteForm action={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  await page.type('Note', 'Call on Monday');
  await page.click('Save');
  expect(getMessage(page)).toContain('We couldn’t reach the server');
  expect(page.labelled('Note').value).toBe('Call on Monday');
  await page.rerender(
    <NoteForm
      action={() => Promise.reject(new TypeError('Failed to fetch'))}
      failureMessage="The note was not saved."
    />,
  );
  await page.click('Save');
  expect(getMessage(page)).toBe('The note was not saved.');
});

test('requests a reload on a page from before a deployment, and keeps the input if it has a draft', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const action = () => Promise.reject(createStaleActionError());
  const page = await render(<NoteForm action={action} failureMessage="The note was not saved." />);
  await page.type('Note', 'Call on Monday');
  await page.click('Save');
  expect(getMessage(page)).toBe('This page was updated. Reload it and try again.');
  expect(page.labelled('Note').value).toBe('Call on Monday');
  const withDraft = await render(<NoteForm action={action} draft="note:3" />);
  await withDraft.type('Note', 'Call on Monday');
  await withDraft.click('Save');
  expect(getMessage(withDraft)).toBe('This page was updated. Reload it; what you typed stays.');
  const reloaded = await render(<NoteForm action={action} draft="note:3" />);
  expect(reloaded.labelled('Note').value).toBe('Call on Monday');
});

test('shows the success message and empties the form', async () => {
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
  expect(getMessage(page)).toBe('Saved this');
  expect(page.button('Save')).toBeTruthy();
  expect(page.labelled('Note').value).toBe('');
});

test('restores a draft when the form opens again, and deletes it after a success', async () => {
  const sent: unknown[] = [];
  let isOffline = true;
  const action: FormAction<string> = async (_previous, form) => {
    if (isOffline) throw new TypeError('Failed to fetch');
    sent.push(form.get('note'));
    return succeed('Saved');
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const openForm = () => render(<NoteForm action={action} draft="note:1" />);
  const first = await openForm();
  await first.type('Note', 'Call on Monday');
  expect((await render(<NoteForm action={action} />)).labelled('Note').value).toBe('');
  const second = await openForm();
  expect(second.labelled('Note').value).toBe('Call on Monday');
  await second.click('Save');
  const third = await openForm();
  expect(third.labelled('Note').value).toBe('Call on Monday');
  isOffline = false;
  await third.click('Save');
  expect(sent).toEqual(['Call on Monday']);
  expect((await openForm()).labelled('Note').value).toBe('');
});

test('deletes a draft when the action redirects', async () => {
  const page = await render(
    <NoteForm
      action={async () => {
        redirect('/elsewhere');
      }}
      draft="note:2"
    />,
  );
  await page.type('Note', 'Call on Monday');
  // Without Next.js to handle it, a redirect is an error.
  await expect(async () => page.click('Save')).rejects.toThrow('NEXT_REDIRECT');
  expect(sessionStorage.getItem('note:2')).toBeNull();
});
