import type { ReactNode } from 'react';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { TalentCard } from './talent-card';

export function TalentList({
  talents,
  actionsFor,
}: {
  talents: readonly TalentSummary[];
  /** What an employer can do with a talent. */
  actionsFor?: ((talent: TalentSummary) => ReactNode) | undefined;
}) {
  return (
    <ul aria-label="Talents" className="grid gap-3">
      {talents.map((talent) => (
        <li key={talent.id}>
          <TalentCard talent={talent}>{actionsFor?.(talent)}</TalentCard>
        </li>
      ))}
    </ul>
  );
}
