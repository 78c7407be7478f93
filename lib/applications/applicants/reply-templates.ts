import { replyTemplates as messages } from '@/messages/applications/applicants';

/** An invitation shortlists the applicant, a rejection rejects, and a message keeps the status. */
export const replyKinds = ['invitation', 'rejection', 'message'] as const;
export type ReplyKind = (typeof replyKinds)[number];

export type ReplyTemplate = { subject: string; body: string };

/** Placeholders for facts of the applicant or the job. */
export const placeholders = ['{name}', '{job}', '{company}'] as const;

export const replyKindLabels: Record<ReplyKind, string> = messages.kinds;

/** The wording until an employer saves their own. */
export const defaultTemplates: Readonly<Record<ReplyKind, ReplyTemplate>> = messages.templates;

/**
 * Fills in a template's placeholders in a single pass, so that braces in a name are not filled in again. Unknown words
 * in braces are kept.
 */
export function fillTemplate(text: string, values: { name: string; job: string; company: string }): string {
  return text.replace(/\{(name|job|company)\}/g, (_all, key: keyof typeof values) => values[key]);
}

/** Returns the first text in braces that isn't a placeholder, with its braces; null if there is none. */
export const findUnknownPlaceholder = (text: string): string | null =>
  text
    .match(/\{+[^{}\n]*\}+/g)
    ?.find((match) => !placeholders.some((placeholder) => placeholder === match)) ?? null;
