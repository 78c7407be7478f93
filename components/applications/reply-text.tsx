import type { ReactNode } from 'react';
import { fillTemplate, type ReplyTemplate } from '@/lib/applications/applicants/reply-templates';
import { getLanguageAttributes } from '@/lib/text/detect-language';

/** An employer's reply with its placeholders filled in, as in the email. */
export function ReplyText({
  reply: { subject, body },
  values,
  children,
}: {
  reply: ReplyTemplate;
  values: Parameters<typeof fillTemplate>[1];
  children?: ReactNode;
}) {
  return (
    <blockquote className="my-2 w-full border-line border-l-4 pl-4">
      <p className="break-words font-semibold">{fillTemplate(subject, values)}</p>
      <p {...getLanguageAttributes(body)} className="mt-1 whitespace-pre-wrap break-words">
        {fillTemplate(body, values)}
      </p>
      {children}
    </blockquote>
  );
}
