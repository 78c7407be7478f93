'use client';

import { type ComponentProps, type ReactNode, useState } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { passwordField as text } from '@/messages/auth/password';

type Props = ComponentProps<'input'> & {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/**
 * A password field with a show/hide toggle. It hides the password on submit, so that a browser doesn't store it as
 * plain text.
 */
export function PasswordField({ id, label, hint, error, ...rest }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      {(aria) => (
        <div className="relative">
          <Input
            {...aria}
            {...rest}
            type={isShown ? 'text' : 'password'}
            className="pr-20"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={
              isShown
                ? text.hideLabel({ label: label.toLowerCase() })
                : text.showLabel({ label: label.toLowerCase() })
            }
            aria-controls={aria.id}
            onClick={() => setIsShown(!isShown)}
            className="noscript:hidden absolute inset-y-1 right-1 rounded-sm px-3 font-semibold text-brand text-sm hover:bg-brand-soft"
          >
            {isShown ? text.hide : text.show}
          </button>
        </div>
      )}
    </Field>
  );
}
