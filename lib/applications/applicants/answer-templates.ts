/** What an answer does: an invitation shortlists, a rejection rejects, a message leaves the state. */
export const answerKinds = ['invitation', 'rejection', 'message'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export type AnswerTemplate = { subject: string; body: string };

/** Placeholders for facts of the applicant or the job. */
export const placeholders = ['{name}', '{job}', '{company}'] as const;

export const answerKindLabels: Record<AnswerKind, string> = {
  invitation: 'Invite',
  rejection: 'Turn down',
  message: 'Write a message',
};

/** The wording until an employer saves their own. */
export const defaultTemplates: Readonly<Record<AnswerKind, AnswerTemplate>> = {
  invitation: {
    subject: 'Your application for {job}: let’s meet',
    body: 'Hello {name},\n\nThank you for applying for {job}. We liked your application and would like to meet you.\n\nPlease reply to this email with two or three times that work for you this week or next.\n\nBest regards\n{company}',
  },
  rejection: {
    subject: 'Your application for {job}',
    body: 'Hello {name},\n\nThank you for taking the time to apply for {job}. We have decided to move forward with other applicants.\n\nWe wish you all the best and hope you find the right job soon.\n\nBest regards\n{company}',
  },
  message: {
    subject: 'A question about your application for {job}',
    body: 'Hello {name},\n\n\n\nBest regards\n{company}',
  },
};

/**
 * A template with its placeholders filled in. In one pass, so that a name with braces in it is not filled in again;
 * unknown words in braces stay.
 */
export function fillTemplate(text: string, values: { name: string; job: string; company: string }): string {
  return text.replace(/\{(name|job|company)\}/g, (_all, key: keyof typeof values) => values[key]);
}
