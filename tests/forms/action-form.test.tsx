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
import { Input } from '@/components/ui/input';
import { KeptInDraft } from '@/components/ui/kept-in-draft';
import { fail, Refusal, succeed } from '@/lib/result';
import { waitFor } from '../support/wait-for';
import { render } from '../ui/render';
import { oldPageError } from './old-page-error';

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
    ...(titleOf && { titleOf }),
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
      <SubmitButton pending="Sending" isPending={isPending}>
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

test('stops an invalid form, ties each sentence to its field and moves the focus to the summary', async () => {
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
  // Taking the focus says it; as an alert it would be said twice.
  expect(page.host.querySelector('[role=alert], [aria-live]')).toBeNull();
});

test('sends what the fields hold, with what stood in them at first, and reports success', async () => {
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

test('sends what is typed for the action to judge when the rules cannot be fetched', async () => {
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

test('sends once, however often it is pressed while the rules are on their way', async () => {
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
  // A second try would wait for the first.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toBe(1);
});

test("shows the action's refusal, keeps what was typed, and lets go of it when the field is mended", async () => {
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

test('says why the preparation failed and does not send', async () => {
  let calls = 0;
  const page = await render(
    <ExampleForm
      action={async () => {
        calls += 1;
        return succeed('');
      }}
      beforeSend={async () => {
        throw new Refusal('Failed to upload CV: no connection');
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
  [oldPageError(), 'This page was updated. Reload it; what you typed stays.'],
  [
    new TypeError('Failed to fetch'),
    'We couldn’t reach the server. Nothing you entered is lost. Please try again.',
  ],
])(
  'shows no message of the framework or the browser when the preparation fails: %s',
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
      <KeptInDraft name="tags" value={tags} onRestore={setTags} />
      <button type="button" onClick={() => setTags('espresso')}>
        Add
      </button>
      <p>{tags}</p>
    </form>
  );
}

test('keeps in a draft what no field of the browser holds', async () => {
  const first = await render(<TagsForm />);
  await first.click('Add');
  const second = await render(<TagsForm />);
  expect(second.host.querySelector('p')?.textContent).toBe('espresso');
  sessionStorage.clear();
});

test('keeps the form and what is in it when the server cannot be reached', async () => {
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

test('gives the summary the title that belongs to what is wrong', async () => {
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

test('settles what is still open before it looks at the form, and says why that failed', async () => {
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
        if (!canSettle) throw new Refusal('No such place');
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

const received = () => {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const action: FormAction<string> = async (_previous, form) => {
    sent.push(Object.fromEntries(form));
    return succeed('');
  };
  return { sent, action };
};

test('sends what stands in the boxes, also where nobody heard it being written', async () => {
  const { sent, action } = received();
  const page = await render(<ExampleForm action={action} />);
  await page.click('Send');
  page.labelled('Email').value = 'ada@example.org';
  page.labelled('City').value = 'Boston';
  await page.click('Send');
  expect(sent).toEqual([{ email: 'ada@example.org', city: 'Boston' }]);
});

test('gives back what was typed and not sent, says so, sends it, and forgets it then', async () => {
  const { sent, action } = received();
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

/** Types an address before the form's own code has looked at its boxes. */
function TypedBefore({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const email = ref.current?.querySelector('input');
    if (email) email.value = 'new@example.org';
  }, []);
  return <div ref={ref}>{children}</div>;
}

test('does not write a draft over what was typed since', async () => {
  sessionStorage.setItem('example', JSON.stringify({ email: 'old@example.org', city: 'Boston' }));
  const { action } = received();
  const page = await render(
    <TypedBefore>
      <ExampleForm action={action} draft="example" />
    </TypedBefore>,
  );
  expect(page.labelled('Email').value).toBe('new@example.org');
  expect(page.labelled('City').value).toBe('Boston');
  sessionStorage.clear();
});

test('says what was wrong at the last try, and not anew with each correction', async () => {
  const page = await render(<ExampleForm action={async () => succeed('')} />);
  await page.type('City', '');
  await page.click('Send');
  const summary = () => page.host.querySelector('[role=group]')?.textContent;
  const told = summary();
  expect(told).toContain('Email is required');
  await page.type('City', 'Boston');
  expect(page.labelled('City').getAttribute('aria-invalid')).toBeNull();
  expect(summary()).toBe(told);
});

test.each<[string, string, FormAction<string>]>([
  ['the rules', '', async () => succeed('')],
  ['the action', 'ada@example.org', async () => fail('No', { fieldErrors: { email: 'Already used' } })],
])('the summary goes once all that %s refused is mended', async (_, typed, action) => {
  const page = await render(<ExampleForm action={action} />);
  await page.type('Email', typed);
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')).not.toBeNull();
  await page.type('Email', 'grace@example.org');
  expect(page.host.querySelector('[role=group]')).toBeNull();
});

test('says a sentence of a field once in the summary', async () => {
  const page = await render(
    <ExampleForm action={async () => fail('Already used', { fieldErrors: { email: 'Already used' } })} />,
  );
  await page.type('Email', 'ada@example.org');
  await page.click('Send');
  expect(page.host.querySelector('[role=group]')?.textContent).toBe(
    'Please check what you entered.Already used',
  );
});

const inOrder = z
  .object({ min: z.string(), max: z.string() })
  .refine(({ min, max }) => Number(min) <= Number(max), { path: ['min'], error: 'Too much' });

function PairForm() {
  const { formProps, field, control } = useActionForm({
    schema: async () => inOrder,
    action: async () => succeed(''),
  });
  return (
    <form {...formProps}>
      {(['min', 'max'] as const).map((name) => (
        <Field key={name} {...field(name)} label={name} required>
          {(aria) => <Input {...aria} {...control(name)} />}
        </Field>
      ))}
      <SubmitButton pending="Sending">Send</SubmitButton>
    </form>
  );
}

test('looks again at what was wrong with two fields together when the other one is mended', async () => {
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

test('leaves the choice among radio buttons that was made before its code arrived', async () => {
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
