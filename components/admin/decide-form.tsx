'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { ButtonLink } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { decisionShortcuts } from '@/lib/admin/allowed-decisions';
import { decideCase } from '@/lib/admin/decide-actions';
import type { Decision } from '@/lib/trust/case';
import { decide as text } from '@/messages/admin/case';
import { createFormShortcuts } from './form-shortcuts';

/** Whether this form decided the previous case, so that the next form takes the focus and its shortcuts work. */
let shouldFocusNextForm = false;

/**
 * Decides a case, by mouse or keyboard. A letter selects a decision with its first suggested reason, a number selects
 * another reason, E edits the reason, N opens the next case, and Enter submits and opens the next case.
 */
export function DecideForm({
  caseId,
  decisions,
  nextHref,
}: {
  caseId: number;
  decisions: readonly Decision[];
  nextHref: string;
}) {
  const router = useRouter();
  const [result, send, isSending] = useSubmit(decideCase);
  const failure = !isSending && result?.ok === false ? result : null;
  const [chosen, setChosen] = useState<Decision | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const suggestions = chosen ? text.suggestedReasons[chosen] : [];

  useEffect(() => {
    if (shouldFocusNextForm) form.current?.focus({ preventScroll: true });
    shouldFocusNextForm = false;
  }, []);

  const insertReason = (sentence: string) => {
    if (reason.current) reason.current.value = sentence;
    button.current?.focus();
  };
  const choose = (decision: Decision) => {
    const isSuggested = Object.values(text.suggestedReasons).some((reasons) =>
      reasons.includes(reason.current?.value ?? ''),
    );
    setChosen(decision);
    // Replaces an empty or suggested reason, but none that the admin wrote.
    if (isSuggested || !reason.current?.value) insertReason(text.suggestedReasons[decision][0] ?? '');
    else button.current?.focus();
  };

  const onKeyDown = createFormShortcuts((key) => {
    const decision = decisions.find((allowed) => decisionShortcuts[allowed] === key);
    const sentence = /^[1-9]$/.test(key) ? suggestions[Number(key) - 1] : undefined;
    if (isSending) return false;
    if (decision) choose(decision);
    else if (sentence) insertReason(sentence);
    else if (key === 'e') reason.current?.focus();
    else if (key === 'n') {
      shouldFocusNextForm = true;
      router.push(nextHref);
    } else return false;
    return true;
  });

  return (
    <form
      ref={form}
      action={send}
      tabIndex={-1}
      aria-label={text.decide}
      onKeyDown={onKeyDown}
      onSubmit={() => {
        shouldFocusNextForm = true;
      }}
      className="grid gap-4 rounded-md focus-visible:outline-3 focus-visible:outline-brand focus-visible:outline-offset-4"
    >
      <FormStatus message={failure?.message} problems={[]} attempt={failure ? 1 : 0} link={failure?.link} />
      <input type="hidden" name="caseId" value={caseId} />
      <fieldset>
        <legend className="mb-1.5 font-semibold">{text.decide}</legend>
        <div className="flex flex-wrap gap-2">
          {decisions.map((decision) => (
            <label
              key={decision}
              className="flex min-h-11 items-center gap-2 rounded-md border border-edge bg-surface px-3 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="decision"
                value={decision}
                checked={chosen === decision}
                onChange={() => choose(decision)}
                className="size-4.5 accent-brand outline-none"
              />
              {text.decisions[decision]}
              <kbd className="text-ink-soft text-sm">{decisionShortcuts[decision].toUpperCase()}</kbd>
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={text.reason} hint={text.reasonHint} required>
        {(aria) => (
          <Textarea
            {...aria}
            ref={reason}
            name="reason"
            rows={2}
            maxLength={2000}
            defaultValue={failure?.values?.reason}
            className="min-h-20"
          />
        )}
      </Field>
      {suggestions.length > 1 && (
        <ul aria-label={text.suggestedReasonsLabel} className="grid grid-cols-1 gap-1">
          {suggestions.map((sentence, index) => (
            <li key={sentence}>
              <button type="button" onClick={() => insertReason(sentence)} className="link text-left text-sm">
                <kbd className="mr-2 text-ink-soft">{index + 1}</kbd>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton ref={button} isPending={isSending} pendingLabel={text.sending}>
          {chosen ? text.send[chosen] : text.submitUndecided}
        </SubmitButton>
        <ButtonLink href={nextHref} prefetch={false} variant="secondary">
          {text.next} <kbd className="text-ink-soft text-sm">N</kbd>
        </ButtonLink>
      </div>
      <p className="text-ink-soft text-sm max-sm:hidden">{text.shortcutsHint}</p>
    </form>
  );
}
