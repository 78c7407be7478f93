// @vitest-environment happy-dom
import { act, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { DraftNotice } from '@/components/forms/draft-notice';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useActionForm } from '@/components/forms/use-action-form';
import type { FormAction } from '@/components/forms/use-submit';
import { DraftField } from '@/components/ui/draft-field';
import { Input } from '@/components/ui/input';
import { fail, succeed, UserError } from '@/lib/result';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';
import { createStaleActionError } from './stale-action-error';

const schema = z.object({
  email: z.string().trim().min(1, 'Email is required'),
  city: z.string().trim().min(1, 'City is required'),
});

type Props = {
  action: FormAction<string>;
  beforeSend?: (form: FormData) => Promise<FormData>;
  onSuccess?: (data: string) => void;
  getTitle?: (messages: readonly string[]) => string | undefined;
  beforeCheck?: () => Promise<unknown>;
  draft?: string;
  loadSchema?: () => Promise<typeof schema>;
};

function ExampleForm({
  loadSchema = async () => schema,
  action,
  beforeSend,
  onSuccess,
  getTitle,
  beforeCheck,
  draft: draftKey,
}: Props) {
  const { formProps, draft, field, control, status, isPending } = useActionForm({
    schema: loadSchema,
    action,
    initial: { city: 'Austin' },
    ...(beforeSend && { beforeSend }),
    ...(onSuccess && { onSuccess }),
    ...(getTitle && { getTitle }),
    ...(beforeCheck && { beforeCheck }),
    ...(draftKey && { draft: draftKey }),
  });
  return (
    <form {...formProps}>
      <FormStatus {...status} />
      <DraftNotice draft={draft} />
      <Field {...field('email')} label="Email" required>
        {(aria) => <Input {...aria} {...control('email')} />}
      </Field>
      <Field {...field('city')} label="City" required>
        {(aria) => <Input {...aria} {...control('city')} />}
      </Field>
      <SubmitButton pendingLabel="Sending" isPending={isPending}>
        Send
      </SubmitButton>
    </form>
  );
}

const recordSubmissions = () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action: FormAction<string> = async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return succeed('done');
  };
  return { sent, action };
};

const getDescription = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('does not send an invalid form, links each error to its field and focuses the summary', async () => {
  const action = vi.fn(async () => succeed(''));
  const page = await render(<ExampleForm action={action} />);
  await page.click('Send');
  expect(action).not.toHaveBeenCalled();
  const email = page.labelled('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(getDescription(email)).toContain('Email is required');
  expect(page.labelled('City').getAttribute('aria-invalid')).toBeNull();
  const summary = document.activeElement;
  expect(summary?.getAttribute('aria-label')).toBe('Please check what you entered.');
  expect(document.getElementById(summary?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Email is required',
  );
  // The focus reads the summary aloud; an alert would repeat it.
  expect(page.host.querySelector('[role=alert], [aria-live]')).toBeNull();
});

test('sends the fields with their initial values and calls onSuccess', async () => {
  const { sent, action } = recordSubmissions();
  const onSuccess = vi.fn();
  const page = await render(<ExampleForm action={action} onSuccess={onSuccess} />);
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(sent).toEqual([{ email: 'ada@example.org', city: 'Austin' }]);
  expect(onSuccess.mock.calls).toEqual([['done']]);
});

test('leaves validation to the action when the schema cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(
    <ExampleForm
      loadSchema={() => Promise.reject(new Error('offline'))}
      action={async () => fail('Not possible', { fieldErrors: { email: 'Email is required' } })}
    />,
  );
  await page.click('Send');
  logged.mockRestore();
  expect(getDescription(page.labelled('Email'))).toContain('Email is required');
});

test('loads the schema once, when a field first gets the focus', async () => {
  const loadSchema = vi.fn(async () => schema);
  const page = await render(<ExampleForm loadSchema={loadSchema} action={async () => succeed('')} />);
  expect(loadSchema).not.toHaveBeenCalled();
  for (const label of ['Email', 'City', 'Email']) await act(async () => page.labelled(label).focus());
  await page.type('Email', 'ada@example.com');
  await page.click('Send');
  expect(loadSchema).toHaveBeenCalledOnce();
});

test('sends once when clicked several times while the schema loads', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof schema>();
  const action = vi.fn(async () => succeed(''));
  const page = await render(<ExampleForm loadSchema={() => promise} action={action} />);
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  await act(async () => page.host.querySelector('button')?.click());
  await act(async () => resolve(schema));
  await waitFor(() => expect(action).toHaveBeenCalled());
  // A second submit would be queued after the first.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(action).toHaveBeenCalledOnce();
});

test("shows the action's error, keeps the input, and clears the error when the field is corrected", async () => {
  const page = await render(
    <ExampleForm action={async () => fail('Not possible', { fieldErrors: { email: 'Already used' } })} />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toContain('Not possible');
  expect(getDescription(page.labelled('Email'))).toContain('Already used');
  expect(page.labelled('Email').value).toBe('ada@example.org');
  await page.type('Email', 'grace@example.org');
  expect(page.labelled('Email').getAttribute('aria-invalid')).toBeNull();
});

test('shows the error of beforeSend and does not send', async () => {
  const action = vi.fn(async () => succeed(''));
  const page = await render(
    <ExampleForm
      action={action}
      beforeSend={async () => {
        throw new UserError('Failed to upload CV: no connection');
      }}
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(action).not.toHaveBeenCalled();
  expect(page.host.querySelector('[role=group]')?.textContent).toContain(
    'Failed to upload CV: no connection',
  );
  expect(page.button('Send')).toBeTruthy();
});

test.each([
  [createStaleActionError(), 'This page was updated. Reload it; what you typed stays.'],
  [
    new TypeError('Failed to fetch'),
    'We couldn’t reach the server. Nothing you entered is lost. Please try again.',
  ],
])('replaces the technical message of an error in beforeSend: %s', async (error, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(
    <ExampleForm
      action={async () => succeed('')}
      beforeSend={() => Promise.reject(error)}
      draft="old-page"
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toBe(message);
  sessionStorage.clear();
});

function TagsForm() {
  const [tags, setTags] = useState('');
  const { formProps } = useActionForm({
    schema: async () => schema,
    action: async () => succeed(''),
    draft: 'tags',
  });
  return (
    <form {...formProps}>
      <DraftField name="tags" value={tags} onRestore={setTags} />
      <button type="button" onClick={() => setTags('espresso')}>
        Add
      </button>
      <p>{tags}</p>
    </form>
  );
}

test('keeps the value of a DraftField in the draft', async () => {
  const first = await render(<TagsForm />);
  await first.click('Add');
  const second = await render(<TagsForm />);
  expect(second.host.querySelector('p')?.textContent).toBe('espresso');
  sessionStorage.clear();
});

test('keeps the form and its input when the server cannot be reached', async () => {
  const page = await render(
    <ExampleForm
      action={async () => {
        throw new TypeError('Failed to fetch');
      }}
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toContain('We couldn’t reach the server');
  expect(page.labelled('Email').value).toBe('ada@example.org');
});

test('uses the title from getTitle in the summary', async () => {
  const page = await render(
    <ExampleForm
      action={async () => succeed('')}
      getTitle={(messages) =>
        messages.includes('Email is required') ? 'Please fill in all required fields' : undefined
      }
    />,
  );
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toBe(
    'Please fill in all required fieldsEmail is required',
  );
});

test('runs beforeCheck before validation and shows its error', async () => {
  const calls: string[] = [];
  let isPlaceKnown = false;
  const page = await render(
    <ExampleForm
      action={async () => {
        calls.push('sent');
        return succeed('');
      }}
      beforeCheck={async () => {
        calls.push('checked');
        if (!isPlaceKnown) throw new UserError('No such place');
      }}
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toBe('No such place');
  expect(calls).toEqual(['checked']);
  isPlaceKnown = true;
  await page.click('Send');
  expect(calls).toEqual(['checked', 'checked', 'sent']);
});

test('sends field values that were set without input events', async () => {
  const { sent, action } = recordSubmissions();
  const page = await render(<ExampleForm action={action} />);
  await page.click('Send');
  page.labelled('Email').value = 'ada@example.org';
  page.labelled('City').value = 'Boston';
  await page.click('Send');
  expect(sent).toEqual([{ email: 'ada@example.org', city: 'Boston' }]);
});

test('restores unsent input with a notice, and deletes the draft after sending', async () => {
  const { sent, action } = recordSubmissions();
  const first = await render(<ExampleForm action={action} draft="example" />);
  await first.type('Email', 'ada@example.org');
  const second = await render(<ExampleForm action={action} draft="example" />);
  expect(second.labelled('Email').value).toBe('ada@example.org');
  expect(second.host.textContent).toContain('Your unsaved changes are back');
  await second.click('Send');
  expect(sent).toEqual([{ email: 'ada@example.org', city: 'Austin' }]);
  const third = await render(<ExampleForm action={action} draft="example" />);
  expect(third.labelled('Email').value).toBe('');
});

function WithTypedEmail({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const email = ref.current?.querySelector('input');
    if (email) email.value = 'new@example.org';
  }, []);
  return <div ref={ref}>{children}</div>;
}

test('does not overwrite newer input with a draft', async () => {
  sessionStorage.setItem('example', JSON.stringify({ email: 'old@example.org', city: 'Boston' }));
  const { action } = recordSubmissions();
  const page = await render(
    <WithTypedEmail>
      <ExampleForm action={action} draft="example" />
    </WithTypedEmail>,
  );
  expect(page.labelled('Email').value).toBe('new@example.org');
  expect(page.labelled('City').value).toBe('Boston');
  sessionStorage.clear();
});

test('keeps the error summary of the last submit while errors are corrected', async () => {
  const page = await render(<ExampleForm action={async () => succeed('')} />);
  await page.type('City', '');
  await page.click('Send');
  const summary = () => page.host.querySelector('[role=group]')?.textContent;
  const before = summary();
  expect(before).toContain('Email is required');
  await page.type('City', 'Boston');
  expect(page.labelled('City').getAttribute('aria-invalid')).toBeNull();
  expect(summary()).toBe(before);
});

test.each<[string, string, FormAction<string>]>([
  ['the schema', '', async () => succeed('')],
  ['the action', 'ada@example.org', async () => fail('No', { fieldErrors: { email: 'Already used' } })],
])('removes the summary after all errors of %s are corrected', async (_, typed, action) => {
  const page = await render(<ExampleForm action={action} />);
  await page.type('Email', typed);
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')).not.toBeNull();
  await page.type('Email', 'grace@example.org');
  expect(page.host.querySelector('[role=group]')).toBeNull();
});

test('lists repeated field errors once in the summary', async () => {
  const page = await render(
    <ExampleForm action={async () => fail('Already used', { fieldErrors: { email: 'Already used' } })} />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toBe(
    'Please check what you entered.Already used',
  );
});

const orderedSchema = z
  .object({ min: z.string(), max: z.string() })
  .refine(({ min, max }) => Number(min) <= Number(max), { path: ['min'], error: 'Too much' });

function PairForm() {
  const { formProps, field, control } = useActionForm({
    schema: async () => orderedSchema,
    action: async () => succeed(''),
  });
  return (
    <form {...formProps}>
      {(['min', 'max'] as const).map((name) => (
        <Field key={name} {...field(name)} label={name} required>
          {(aria) => <Input {...aria} {...control(name)} />}
        </Field>
      ))}
      <SubmitButton pendingLabel="Sending">Send</SubmitButton>
    </form>
  );
}

test('clears an error that involves two fields when the other field is corrected', async () => {
  const page = await render(<PairForm />);
  await page.type('min', '20');
  await page.type('max', '10');
  await page.click('Send');
  expect(getDescription(page.labelled('min'))).toContain('Too much');
  await page.type('max', '30');
  expect(getDescription(page.labelled('min'))).not.toContain('Too much');
});

function FrequencyForm() {
  const { formProps, control } = useActionForm({
    schema: async () => z.object({ often: z.enum(['daily', 'weekly', 'monthly']) }),
    action: async () => succeed(''),
    initial: { often: 'daily' },
  });
  const { defaultValue, ...often } = control('often');
  return (
    <form {...formProps}>
      {['daily', 'weekly', 'monthly'].map((value) => (
        <input key={value} type="radio" value={value} defaultChecked={value === defaultValue} {...often} />
      ))}
    </form>
  );
}

test('keeps the radio button that was chosen before hydration', async () => {
  document.body.innerHTML = `<div>${renderToString(<FrequencyForm />)}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  const radios = [...host.querySelectorAll('input')];
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]);
  radios[1]?.click();
  await act(async () => {
    hydrateRoot(host, <FrequencyForm />);
  });
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
  expect([...host.querySelectorAll('input')]).toEqual(radios);
});
