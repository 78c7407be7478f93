import { describe, expect, test } from 'vitest';
import { guestAlertFormSchema } from '@/lib/alerts/schema';
import { applicationSchema } from '@/lib/applications/schema';
import { changeEmailSchema } from '@/lib/auth/account-schema';
import { recoverSchema, registerSchema, signInSchema } from '@/lib/auth/schema';
import { jobSchema } from '@/lib/postings/schema';
import { reportSchema } from '@/lib/trust/report-schema';
import { addresses } from './addresses.ts';

const validators = {
  'the registration form': (email: string) => registerSchema.safeParse({ email }),
  'the sign-in form': (email: string) => signInSchema.safeParse({ email }),
  'the forgotten-password form': (email: string) => recoverSchema.safeParse({ email }),
  'the change-email form': (email: string) => changeEmailSchema.safeParse({ email }),
  'the application form': (email: string) => applicationSchema.safeParse({ question: 'birth-date', email }),
  'the job form': (email: string) => jobSchema.safeParse({ contactEmail: email }),
  'the alert form of a guest': (email: string) => guestAlertFormSchema.safeParse({ email }),
  'the report form': (email: string) => reportSchema.safeParse({ email }),
};

describe.each(Object.entries(validators))('%s', (form, check) => {
  const message =
    form === 'the report form'
      ? 'Please enter an email address like name@example.com, or leave it blank'
      : 'Please enter a valid email address';
  const listErrors = (address: string) =>
    check(address)
      .error?.issues.filter(({ path }) => /email/i.test(String(path[0])))
      .map((issue) => issue.message) ?? [];

  test.each(addresses.invalid.map((address) => [JSON.stringify(address), address]))(
    'rejects %s',
    (_, address) => expect(listErrors(address)).toEqual([message]),
  );

  test.each(addresses.valid)('accepts %s, even with surrounding whitespace', (address) => {
    expect(listErrors(address)).toEqual([]);
    expect(listErrors(` \t${address}\n`)).toEqual([]);
  });

  test('rejects an address of more than 254 characters', () =>
    expect(listErrors(`${'a'.repeat(243)}@example.com`)).toEqual([message]));
});
