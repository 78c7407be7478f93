import type { ReactNode } from 'react';
import * as routes from '@/lib/routes';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { talentList as text } from '@/messages/talents/search';
import { TalentCard } from './talent-card';

export function TalentList({
  talents,
  actionsFor,
}: {
  talents: readonly TalentSummary[];
  actionsFor?: ((talent: TalentSummary) => ReactNode) | undefined;
}) {
  return (
    <ul aria-label={text.talents} className="grid grid-cols-1 gap-3">
      {talents.map((talent) => (
        <li key={talent.id}>
          <TalentCard
            talent={talent}
            getLanguage={getLanguageAttributes}
            reportHref={routes.report('profile', talent.id)}
          >
            {actionsFor?.(talent)}
          </TalentCard>
        </li>
      ))}
    </ul>
  );
}
