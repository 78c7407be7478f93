'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/forms/field';
import { FormStatus } from '@/components/forms/form-status';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { ButtonLink } from '@/components/ui/button';
import { Textarea } from '@/components/ui/textarea';
import { decisionKeys } from '@/lib/operator/decidable';
import { decideCase } from '@/lib/operator/decide-actions';
import type { Decision } from '@/lib/trust/case';
import { decide as text } from '@/messages/operator/case';
import { formKeys } from './form-keys';

/** Whether the case before was left by this form, whose keys then go on in the next one. */
let isWorkingThrough = false;

/**
 * Decides a case by keyboard alone: a letter chooses a decision with its first ready-made sentence, a number takes another, Enter
 * sends, and the next case is there.
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
  const [answer, send, isSending] = useSubmit(decideCase);
  const failure = !isSending && answer?.ok === false ? answer : null;
  const [chosen, setChosen] = useState<Decision | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ready = chosen ? text.ready[chosen] : [];

  useEffect(() => {
    if (isWorkingThrough) form.current?.focus({ preventScroll: true });
    isWorkingThrough = false;
  }, []);

  const say = (sentence: string) => {
    if (reason.current) reason.current.value = sentence;
    button.current?.focus();
  };
  const choose = (decision: Decision) => {
    const isReady = Object.values(text.ready).some((all) => all.includes(reason.current?.value ?? ''));
    setChosen(decision);
    // What somebody wrote themselves stays.
    if (isReady || !reason.current?.value) say(text.ready[decision][0] ?? '');
    else button.current?.focus();
  };

  const onKeyDown = formKeys((key) => {
    const decision = decisions.find((each) => decisionKeys[each] === key);
    const sentence = /^[1-9]$/.test(key) ? ready[Number(key) - 1] : undefined;
    if (isSending) return false;
    if (decision) choose(decision);
    else if (sentence) say(sentence);
    else if (key === 'e') reason.current?.focus();
    else if (key === 'n') {
      isWorkingThrough = true;
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
        isWorkingThrough = true;
      }}
      className="grid gap-4 rounded-md focus-visible:outline-3 focus-visible:outline-brand focus-visible:outline-offset-4"
    >
      <FormStatus message={failure?.message} problems={[]} attempt={failure ? 1 : 0} way={failure?.way} />
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
              <kbd className="text-ink-soft text-sm">{decisionKeys[decision].toUpperCase()}</kbd>
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={text.reason} hint={text.itsOwnerReadsIt} required>
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
      {ready.length > 1 && (
        <ul aria-label={text.readySentences} className="grid grid-cols-1 gap-1">
          {ready.map((sentence, index) => (
            <li key={sentence}>
              <button type="button" onClick={() => say(sentence)} className="link text-left text-sm">
                <kbd className="mr-2 text-ink-soft">{index + 1}</kbd>
                {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton ref={button} isPending={isSending} pending={text.sending}>
          {chosen ? text.send[chosen] : text.sendNothing}
        </SubmitButton>
        <ButtonLink href={nextHref} prefetch={false} variant="secondary">
          {text.next} <kbd className="text-ink-soft text-sm">N</kbd>
        </ButtonLink>
      </div>
      <p className="text-ink-soft text-sm max-sm:hidden">{text.keys}</p>
    </form>
  );
}
