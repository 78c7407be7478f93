import { answerTemplates as messages } from '@/messages/applications/applicants';
/** What an answer does: an invitation shortlists, a rejection rejects, a message leaves the state. */
export const answerKinds = ['invitation', 'rejection', 'message'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export type AnswerTemplate = { subject: string; body: string };

/** Placeholders for facts of the applicant or the job. */
export const placeholders = ['{name}', '{job}', '{company}'] as const;

export const answerKindLabels: Record<AnswerKind, string> = messages.kinds;

/** The wording until an employer saves their own. */
export const defaultTemplates: Readonly<Record<AnswerKind, AnswerTemplate>> = messages.templates;

/**
 * A template with its placeholders filled in. In one pass, so that a name with braces in it is not filled in again;
 * unknown words in braces stay.
 */
export function fillTemplate(text: string, values: { name: string; job: string; company: string }): string {
  return text.replace(/\{(name|job|company)\}/g, (_all, key: keyof typeof values) => values[key]);
}

/** The first words in braces that are none of the placeholders, braces included; null where every one can be filled in. */
export const findUnknownPlaceholder = (text: string): string | null =>
  text.match(/\{+[^{}\n]*\}+/g)?.find((found) => !placeholders.some((known) => known === found)) ?? null;
