import { describe, expect, test } from 'vitest';
import { guestAlertFormSchema } from '@/lib/alerts/schema';
import { applicationSchema } from '@/lib/applications/schema';
import { changeEmailSchema } from '@/lib/auth/account-schema';
import { recoverSchema, registerSchema, signInSchema } from '@/lib/auth/schema';
import { jobSchema } from '@/lib/postings/schema';
import { reportSchema } from '@/lib/trust/report-schema';
import { addresses } from './addresses.ts';

const validators = {
  registering: (email: string) => registerSchema.safeParse({ email }),
  'signing in': (email: string) => signInSchema.safeParse({ email }),
  'a forgotten password': (email: string) => recoverSchema.safeParse({ email }),
  'changing the address of an account': (email: string) => changeEmailSchema.safeParse({ email }),
  'an application': (email: string) => applicationSchema.safeParse({ question: 'birth-date', email }),
  "a job's contact": (email: string) => jobSchema.safeParse({ contactEmail: email }),
  "a guest's alert": (email: string) => guestAlertFormSchema.safeParse({ email }),
  'a report': (email: string) => reportSchema.safeParse({ email }),
};

describe.each(Object.entries(validators))('%s', (form, check) => {
  const sentence =
    form === 'a report'
      ? 'Please enter an email address like name@example.com, or leave it blank'
      : 'Please enter a valid email address';
  const messages = (address: string) =>
    check(address)
      .error?.issues.filter(({ path }) => /email/i.test(String(path[0])))
      .map(({ message }) => message) ?? [];

  test.each(addresses.invalid.map((address) => [JSON.stringify(address), address]))(
    'rejects %s',
    (_, address) => expect(messages(address)).toEqual([sentence]),
  );

  test.each(addresses.valid)('accepts %s, even with surrounding whitespace', (address) => {
    expect(messages(address)).toEqual([]);
    expect(messages(` \t${address}\n`)).toEqual([]);
  });

  test('rejects an address of more than 254 characters', () =>
    expect(messages(`${'a'.repeat(243)}@example.com`)).toEqual([sentence]));
});
