// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form';
import { SignInForm } from '@/components/auth/sign-in-form';
import { render } from '../ui/render';

vi.mock('@/lib/auth/actions', () => ({
  sendResetLink: vi.fn(),
  signIn: vi.fn(),
  resendConfirmation: vi.fn(),
}));
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

test('the forgotten-password form has the address typed on the sign-in form, and keeps later changes', async () => {
  const page = await render(
    <>
      <SignInForm from={undefined} />
      <ForgotPasswordForm />
    </>,
  );
  await page.type('Email', 'ada@example.org');
  await act(async () => {
    const details = page.host.querySelector('details');
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  expect(page.labelled('Email for your account').value).toBe('ada@example.org');
  await page.type('Email for your account', 'grace@example.org');
  await act(async () => page.host.querySelector('details')?.dispatchEvent(new Event('toggle')));
  expect(page.labelled('Email for your account').value).toBe('grace@example.org');
  sessionStorage.clear();
});
