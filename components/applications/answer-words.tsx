import type { ReactNode } from 'react';
import { type AnswerTemplate, fillTemplate } from '@/lib/applications/applicants/answer-templates';
import { languageAttributes } from '@/lib/text/text-language';

/** An employer's answer, filled in for one applicant as the email is. */
export function AnswerWords({
  answer: { subject, body },
  values,
  children,
}: {
  answer: AnswerTemplate;
  values: Parameters<typeof fillTemplate>[1];
  children?: ReactNode;
}) {
  return (
    <blockquote className="my-2 w-full border-line border-l-4 pl-4">
      <p className="break-words font-semibold">{fillTemplate(subject, values)}</p>
      <p {...languageAttributes(body)} className="mt-1 whitespace-pre-wrap break-words">
        {fillTemplate(body, values)}
      </p>
      {children}
    </blockquote>
  );
}
