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
  titleOf?: (sentences: readonly string[]) => string | undefined;
  beforeCheck?: () => Promise<unknown>;
  draft?: string;
  rules?: () => Promise<typeof schema>;
};

function ExampleForm({
  rules = async () => schema,
  action,
  beforeSend,
  onSuccess,
  titleOf,
  beforeCheck,
  draft: draftKey,
}: Props) {
  const { formProps, draft, field, control, status, isPending } = useActionForm({
    schema: rules,
    action,
    initial: { city: 'Austin' },
    ...(beforeSend && { beforeSend }),
    ...(onSuccess && { onSuccess }),
    ...(titleOf && { getTitle: titleOf }),
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

const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('stops an invalid form, links each error to its field and focuses the summary', async () => {
  let calls = 0;
  const page = await render(
    <ExampleForm
      action={async () => {
        calls += 1;
        return succeed('');
      }}
    />,
  );
  await page.click('Send');
  expect(calls).toBe(0);
  const email = page.labelled('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(email)).toContain('Email is required');
  expect(page.labelled('City').getAttribute('aria-invalid')).toBeNull();
  const summary = document.activeElement;
  expect(summary?.getAttribute('aria-label')).toBe('Please check what you entered.');
  expect(document.getElementById(summary?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Email is required',
  );
  // The focus reads the summary aloud; an alert would repeat it.
  expect(page.host.querySelector('[role=alert], [aria-live]')).toBeNull();
});

test('sends the fields with their initial values, and reports success', async () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const succeeded: string[] = [];
  const page = await render(
    <ExampleForm
      action={async (_previous, form) => {
        sent.push(Object.fromEntries(form));
        return succeed('done');
      }}
      onSuccess={(data) => succeeded.push(data)}
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(sent).toEqual([{ email: 'ada@example.org', city: 'Austin' }]);
  expect(succeeded).toEqual(['done']);
});

test('sends the input to the action for validation when the rules cannot be fetched', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(
    <ExampleForm
      rules={() => Promise.reject(new Error('offline'))}
      action={async () => fail('Not possible', { fieldErrors: { email: 'Email is required' } })}
    />,
  );
  await page.click('Send');
  logged.mockRestore();
  expect(describedBy(page.labelled('Email'))).toContain('Email is required');
});

test('fetches the rules once, with the first touch', async () => {
  const rules = vi.fn(async () => schema);
  const page = await render(<ExampleForm rules={rules} action={async () => succeed('')} />);
  expect(rules).not.toHaveBeenCalled();
  for (const label of ['Email', 'City', 'Email']) await act(async () => page.labelled(label).focus());
  await page.type('Email', 'ada@example.com');
  await page.click('Send');
  expect(rules).toHaveBeenCalledOnce();
});

test('sends once for several clicks while the rules are loading', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof schema>();
  let calls = 0;
  const page = await render(
    <ExampleForm
      rules={() => promise}
      action={async () => {
        calls += 1;
        return succeed('');
      }}
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  await act(async () => page.host.querySelector('button')?.click());
  await act(async () => resolve(schema));
  await waitFor(() => expect(calls).toBeGreaterThan(0));
  // A second submit would be queued after the first.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toBe(1);
});

test("shows the action's error, keeps the input, and clears the error when the field is corrected", async () => {
  const page = await render(
    <ExampleForm action={async () => fail('Not possible', { fieldErrors: { email: 'Already used' } })} />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toContain('Not possible');
  expect(describedBy(page.labelled('Email'))).toContain('Already used');
  expect(page.labelled('Email').value).toBe('ada@example.org');
  await page.type('Email', 'grace@example.org');
  expect(page.labelled('Email').getAttribute('aria-invalid')).toBeNull();
});

test('shows why the preparation failed and does not send', async () => {
  let calls = 0;
  const page = await render(
    <ExampleForm
      action={async () => {
        calls += 1;
        return succeed('');
      }}
      beforeSend={async () => {
        throw new UserError('Failed to upload CV: no connection');
      }}
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(calls).toBe(0);
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
])(
  'hides an error message of the framework or the browser when the preparation fails: %s',
  async (error, sentence) => {
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
    expect(page.host.querySelector('[role=group]')?.textContent).toBe(sentence);
    sessionStorage.clear();
  },
);

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

test('keeps values in a draft that no field contains', async () => {
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

test('gives the summary a title that matches the errors', async () => {
  const page = await render(
    <ExampleForm
      action={async () => succeed('')}
      titleOf={(sentences) =>
        sentences.includes('Email is required') ? 'Please fill in all required fields' : undefined
      }
    />,
  );
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toBe(
    'Please fill in all required fieldsEmail is required',
  );
});

test('finishes pending work before it validates the form, and shows why that failed', async () => {
  const calls: string[] = [];
  let canSettle = false;
  const page = await render(
    <ExampleForm
      action={async () => {
        calls.push('sent');
        return succeed('');
      }}
      beforeCheck={async () => {
        calls.push('settled');
        if (!canSettle) throw new UserError('No such place');
      }}
    />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toBe('No such place');
  expect(calls).toEqual(['settled']);
  canSettle = true;
  await page.click('Send');
  expect(calls).toEqual(['settled', 'settled', 'sent']);
});

const getSubmittedValues = () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action: FormAction<string> = async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return succeed('');
  };
  return { sent, action };
};

test('sends the values of the fields, also without input events', async () => {
  const { sent, action } = getSubmittedValues();
  const page = await render(<ExampleForm action={action} />);
  await page.click('Send');
  page.labelled('Email').value = 'ada@example.org';
  page.labelled('City').value = 'Boston';
  await page.click('Send');
  expect(sent).toEqual([{ email: 'ada@example.org', city: 'Boston' }]);
});

test('restores unsent input with a notice, sends it, and then deletes it', async () => {
  const { sent, action } = getSubmittedValues();
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

function TypedBefore({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const email = ref.current?.querySelector('input');
    if (email) email.value = 'new@example.org';
  }, []);
  return <div ref={ref}>{children}</div>;
}

test('does not overwrite newer input with a draft', async () => {
  sessionStorage.setItem('example', JSON.stringify({ email: 'old@example.org', city: 'Boston' }));
  const { action } = getSubmittedValues();
  const page = await render(
    <TypedBefore>
      <ExampleForm action={action} draft="example" />
    </TypedBefore>,
  );
  expect(page.labelled('Email').value).toBe('new@example.org');
  expect(page.labelled('City').value).toBe('Boston');
  sessionStorage.clear();
});

test('announces the errors of the last submit, and not again with each correction', async () => {
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
  ['the rules', '', async () => succeed('')],
  ['the action', 'ada@example.org', async () => fail('No', { fieldErrors: { email: 'Already used' } })],
])('the summary disappears after all errors of %s are corrected', async (_, typed, action) => {
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

test('validates both fields of a shared error again when the other one is corrected', async () => {
  const page = await render(<PairForm />);
  await page.type('min', '20');
  await page.type('max', '10');
  await page.click('Send');
  expect(describedBy(page.labelled('min'))).toContain('Too much');
  await page.type('max', '30');
  expect(describedBy(page.labelled('min'))).not.toContain('Too much');
});

function Choice() {
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
  document.body.innerHTML = `<div>${renderToString(<Choice />)}</div>`;
  const host = document.body.firstElementChild as HTMLElement;
  const boxes = [...host.querySelectorAll('input')];
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false]);
  boxes[1]?.click();
  await act(async () => {
    hydrateRoot(host, <Choice />);
  });
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false]);
  expect([...host.querySelectorAll('input')]).toEqual(boxes);
});
