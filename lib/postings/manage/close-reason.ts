/** Why an employer closed a job. The email to applicants depends on it. */
export const closeReasons = ['filled', 'not-filled'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** The time to undo a closing. The database waits a little longer before it queues emails. */
export const undoTimeoutMs = 10_000;
