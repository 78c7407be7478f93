import type { CaseKind, Decision } from '@/lib/trust/case';

/** Sources whose reasons are no one's word alone, so that dismissing is no answer to them; `decide_case` has the same. */
const standing: ReadonlySet<string> = new Set(['posting', 'copy', 'appeal']);

/** What an operator may decide about a case, in the order of the screen. */
export function decidable(kind: CaseKind, reasons: readonly { source?: string | undefined }[]): Decision[] {
  const canDismiss = reasons.length > 0 && reasons.every(({ source }) => !standing.has(source ?? ''));
  return [
    ...(kind === 'account'
      ? (['warn', 'suspend', 'ban', 'lift'] as const)
      : (['approve', 'remove'] as const)),
    ...(canDismiss ? (['dismiss'] as const) : []),
    'ask',
  ];
}

/** The key of each decision on the screen of a case; `n` leads to the next. */
export const decisionKeys: Readonly<Record<Decision, string>> = {
  approve: 'a',
  remove: 'r',
  dismiss: 'd',
  ask: 'k',
  warn: 'w',
  suspend: 's',
  ban: 'b',
  lift: 'l',
};
