/** The reasons to close a job. The email to applicants depends on the reason. */
export const closeReasons = ['filled', 'not-filled'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** How long a closing can be undone. The database queues the emails a little later. */
export const undoTimeoutMs = 10_000;
