/** How a closed job ended, in its employer's words; applicants are told accordingly. */
export const closeReasons = ['filled', 'not-filled'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Milliseconds for which a closing can be taken back before anybody is told; the database waits a little longer. */
export const undoMs = 10_000;
