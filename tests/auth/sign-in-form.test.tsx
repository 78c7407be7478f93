// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { SignInForm } from '@/components/auth/sign-in-form';
import { render } from '../ui/render';

vi.mock('@/lib/auth/actions', () => ({ signIn: vi.fn() }));

describe('Enter in a field of the sign-in form (D1)', () => {
  test('does not submit before hydration, because the first submit button is disabled', () => {
    document.body.innerHTML = renderToStaticMarkup(<SignInForm from={undefined} />);
    const [first, ...others] = document.querySelectorAll<HTMLButtonElement>('button[type=submit]');
    expect(first?.disabled).toBe(true);
    expect(others.map(({ disabled, textContent }) => [disabled, textContent])).toEqual([[false, 'Sign In']]);
  });

  test('does not submit after hydration', async () => {
    const page = await render(<SignInForm from={undefined} />);
    for (const label of ['Email', 'Password']) {
      const keydown = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      page.labelled(label).dispatchEvent(keydown);
      expect(keydown.defaultPrevented).toBe(true);
    }
    const onButton = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    page.button('Sign In').dispatchEvent(onButton);
    expect(onButton.defaultPrevented).toBe(false);
  });
});
