import { z } from 'zod';
import { optionalEmail, optionalParagraph } from '@/lib/forms/fields';
import { reportActions as text } from '@/messages/trust/report';
import { type ReportReason, reportKinds, reportReasons } from './report';

const reasons = [...new Set(Object.values(reportReasons).flat())] as [ReportReason];

export const reportSchema = z
  .object({
    kind: z.enum(reportKinds),
    id: z.guid(),
    reason: z.enum(reasons, text.reasonRequired),
    note: optionalParagraph({ max: 1000 }),
    email: optionalEmail(text.emailInvalid),
  })
  .refine(({ kind, reason }) => (reportReasons[kind] as readonly string[]).includes(reason), {
    path: ['reason'],
    error: text.reasonRequired,
  });
