/** The kinds of subjects of cases (D90, D94), as in the column `subject_kind`. */
export const caseKinds = ['job', 'company', 'profile', 'message', 'account'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const decisions = ['approve', 'remove', 'ask', 'dismiss', 'warn', 'suspend', 'ban', 'lift'] as const;
export type Decision = (typeof decisions)[number];
