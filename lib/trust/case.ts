/** What a case may be about (D90, D94), as its column says. */
export const caseKinds = ['job', 'company', 'profile', 'message', 'account'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** What may be decided about one. */
export const decisions = ['approve', 'remove', 'ask', 'dismiss', 'warn', 'suspend', 'ban', 'lift'] as const;
export type Decision = (typeof decisions)[number];
