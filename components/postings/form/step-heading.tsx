import type { Ref } from 'react';
import { stepHeading as text } from '@/messages/postings/form';

/** The heading of a step. It gets the focus when the step changes. */
export function StepHeading({
  ref,
  id,
  step,
  title,
}: {
  ref?: Ref<HTMLHeadingElement> | undefined;
  id: string;
  step: 1 | 2;
  title: string;
}) {
  return (
    <h2 ref={ref} id={id} tabIndex={-1} className="mb-5 scroll-mt-24 text-xl outline-none">
      <span className="block font-normal font-sans text-base text-ink-soft">{text.stepLabel({ step })}</span>{' '}
      {title}
    </h2>
  );
}
