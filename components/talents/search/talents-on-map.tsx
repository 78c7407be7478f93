import type { ReactNode } from 'react';
import { TalentsMap } from '@/components/map/talents-map';
import { env } from '@/lib/env';
import type { Coordinates } from '@/lib/places/place';
import type { TalentSummary } from '@/lib/talents/talent-summary';
import { TalentList } from './talent-list';

export function TalentsOnMap({
  talents,
  center,
  radiusKm,
  actionsFor,
}: {
  talents: readonly TalentSummary[];
  center: Coordinates;
  radiusKm: number | null;
  actionsFor?: ((talent: TalentSummary) => ReactNode) | undefined;
}) {
  const { tileUrl, tileAttribution } = env();
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <TalentsMap
        center={center}
        radiusKm={radiusKm}
        talents={talents.map(({ id, name, headline, cell }) => ({ id, name, headline, cell }))}
        tiles={{ url: tileUrl, attribution: tileAttribution }}
      />
      <div className="-m-1 p-1 xl:h-[calc(70svh+0.5rem)] xl:max-h-[44.5rem] xl:min-h-[24.5rem] xl:overflow-y-auto">
        <TalentList talents={talents} actionsFor={actionsFor} />
      </div>
    </div>
  );
}
