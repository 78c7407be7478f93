'use client';

import { type ComponentType, type ReactNode, useActionState, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { ChevronDownIcon } from '@/components/ui/icons';
import { submitApplication } from '@/lib/applications/actions';
import type { AgeQuestion } from '@/lib/applications/schema';
import { PlainApplicationForm } from './plain-application-form';
import { type Outcome, SubmittedNotice } from './submitted-notice';

export type ApplicationFormProps = {
  jobId: string;
  companyName: string;
  question: AgeQuestion;
  notice: ReactNode;
};

export type RichFormProps = ApplicationFormProps & { onSubmitted: (outcome: Outcome) => void };

const loadRichForm = () => import('./rich-application-form').then((module) => module.RichApplicationForm);

/**
 * Closed, open, submitting, submitted. The form in the HTML is a plain one that posts to the action and works without
 * JavaScript; the one that checks while typing and shows the upload's progress is fetched when somebody is about to
 * open it, and takes the plain one's place unless that is in use by then.
 */
export function ApplyPanel({ jobTitle, ...props }: ApplicationFormProps & { jobTitle: string }) {
  const [plainAnswer, sendPlain] = useActionState(submitApplication, null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [Rich, setRich] = useState<ComponentType<RichFormProps> | null>(null);
  const panel = useRef<HTMLDetailsElement>(null);

  const fetchRich = () => {
    loadRichForm().then(
      (loaded) => !isInUse(panel.current?.querySelector('form')) && setRich(() => loaded),
      // The plain form stays, and does the same.
      () => {},
    );
  };

  const submitted = outcome ?? (plainAnswer?.ok ? plainAnswer.data.outcome : null);
  if (submitted) return <SubmittedNotice outcome={submitted} companyName={props.companyName} />;
  return (
    <details
      ref={panel}
      open={plainAnswer ? true : undefined}
      onToggle={(event) => event.currentTarget.open && fetchRich()}
      className="group"
    >
      <summary
        onPointerEnter={fetchRich}
        className={classes(buttonClasses({ size: 'lg', wide: 'phone' }), 'list-none')}
      >
        Apply for this job
        <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      </summary>
      <section
        aria-label={`Application: ${jobTitle}`}
        className="mt-4 rounded-lg border border-line bg-surface p-5 sm:p-8"
      >
        {Rich ? (
          <Rich {...props} onSubmitted={setOutcome} />
        ) : (
          <PlainApplicationForm {...props} answer={plainAnswer} send={sendPlain} />
        )}
      </section>
    </details>
  );
}

/** Somebody has begun to fill it in: whatever arrives later must not take it away. */
function isInUse(form: HTMLFormElement | null | undefined): boolean {
  if (!form) return false;
  if (form.contains(document.activeElement)) return true;
  return [...form.elements].some((element) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
    const isTyped = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return isTyped && element.type !== 'hidden' && element.value !== '';
  });
}
