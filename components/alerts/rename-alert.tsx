'use client';

import { use, useEffect, useRef } from 'react';
import { Field } from '@/components/forms/field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useDraft } from '@/components/forms/use-draft';
import { Input } from '@/components/ui/input';
import { longestAlertName } from '@/lib/alerts/alert';
import { renameAlert as text } from '@/messages/alerts/list';
import { actionLink } from './action-link';
import { SendContext } from './alert-controls';

/** Gives a saved search a name, another one, or none; a form of its own, which works without JavaScript. */
export function RenameAlert({ id, name, title }: { id: string; name: string | null; title: string }) {
  const controls = use(SendContext);
  const { isRestored, formProps } = useDraft(`alertNameDraft:${id}`, controls?.answer ?? null);
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name is what says that it is done
  useEffect(() => {
    if (!fold.current?.open) return;
    fold.current.open = false;
    summary.current?.focus();
  }, [name]);
  useEffect(() => {
    if (isRestored && fold.current) fold.current.open = true;
  }, [isRestored]);
  if (!controls) return null;
  return (
    <details ref={fold} className="open:order-last open:w-full">
      <summary
        ref={summary}
        className={`${actionLink} list-none [&::-webkit-details-marker]:hidden`}
        aria-label={text.renameOf({ title })}
      >
        {text.rename}
      </summary>
      <form {...formProps} action={controls.send} className="mt-3 grid max-w-sm gap-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="change" value="rename" />
        <Field label={text.name}>
          {(aria) => (
            <Input
              key={name}
              {...aria}
              name="name"
              defaultValue={name ?? ''}
              maxLength={longestAlertName}
              dir="auto"
              autoComplete="off"
            />
          )}
        </Field>
        <div>
          <SubmitButton size="sm" pending={text.saving} className="max-sm:min-h-11">
            {text.save}
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}
