import { expect, test } from 'vitest';
import { formAction } from '@/lib/forms/form-action';
import { fail, succeed } from '@/lib/result';

function toFormData(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('passes the parsed form to the action', async () => {
  const action = formAction(
    async (input: { email: string }) => succeed(input.email),
    (data) => ({ email: String(data.get('email')) }),
  );
  expect(await action(null, toFormData({ email: 'ada@example.org' }))).toEqual({
    ok: true,
    data: 'ada@example.org',
  });
});

test('returns the input after a failure, without passwords and fields of Next.js', async () => {
  const action = formAction(
    async () => fail('No'),
    () => null,
  );
  const result = await action(
    null,
    toFormData({ email: 'ada@example.org', password: 'secret', confirmPassword: 'secret', $ACTION_KEY: 'k' }),
  );
  expect(result).toMatchObject({ ok: false, values: { email: 'ada@example.org' } });
  expect(JSON.stringify(result)).not.toMatch(/secret|ACTION/);
});

test('returns the values of all checked boxes with the same name', async () => {
  const action = formAction(
    async () => fail('No'),
    () => null,
  );
  const boxes = new FormData();
  for (const type of ['full-time', 'contract']) boxes.append('types', type);
  expect(await action(null, boxes)).toMatchObject({ values: { types: 'full-time,contract' } });
});
