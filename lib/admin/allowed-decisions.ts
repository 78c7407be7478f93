import type { CaseKind, Decision } from '@/lib/trust/case';

/** Cases with a reason from one of these sources can't be dismissed. `decide_case` has the same list. */
const nonDismissableSources: ReadonlySet<string> = new Set(['posting', 'copy', 'appeal']);

/** Returns the decisions that an admin may take about a case, in display order. */
export function getAllowedDecisions(
  kind: CaseKind,
  reasons: readonly { source?: string | undefined }[],
): Decision[] {
  const canDismiss =
    reasons.length > 0 && reasons.every(({ source }) => !nonDismissableSources.has(source ?? ''));
  return [
    ...(kind === 'account'
      ? (['warn', 'suspend', 'ban', 'lift'] as const)
      : (['approve', 'remove'] as const)),
    ...(canDismiss ? (['dismiss'] as const) : []),
    'ask',
  ];
}

/** The shortcut key of each decision; `n` opens the next case. */
export const decisionShortcuts: Readonly<Record<Decision, string>> = {
  approve: 'a',
  remove: 'r',
  dismiss: 'd',
  ask: 'k',
  warn: 'w',
  suspend: 's',
  ban: 'b',
  lift: 'l',
};
