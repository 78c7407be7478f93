import type { Metadata } from 'next';
import { SavedTalentCard } from '@/components/saved/saved-talent-card';
import { ReadingObstacle } from '@/components/talents/search/why-cards-are-short';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { requireViewer } from '@/lib/auth/access';
import { logFault } from '@/lib/log';
import * as routes from '@/lib/routes';
import { listSavedTalents } from '@/lib/saved/queries';
import { findTalentReading } from '@/lib/talents/search';
import { employerSavedTalents as text } from '@/messages/pages/employer';
import { savedMessages } from '@/messages/saved/talents';

export const metadata: Metadata = { title: text.savedTalents, robots: { index: false } };

/** The talents that an employer keeps an eye on. */
export default async function SavedTalentsPage() {
  await requireViewer(routes.savedTalents());
  const found = await tryToList();
  return (
    <div className="page frame">
      <h1 className="mb-7 text-3xl">{text.savedTalents}</h1>
      {!found.ok ? (
        <LoadFailed
          title={savedMessages.loadFailed}
          faultId={found.faultId}
          retryHref={routes.savedTalents()}
        >
          {text.thatsOnUs({ fetchFailed: savedMessages.fetchFailed })}
        </LoadFailed>
      ) : found.saved.length === 0 ? (
        <EmptyState
          title={text.noSavedTalents}
          action={<ButtonLink href={routes.talentNearMe()}>{text.browseTalent}</ButtonLink>}
        >
          <p>{text.savePeopleYoudLikeTo}</p>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <ReadingObstacle reading={found.reading} />
          <ul aria-label={text.savedTalentsTitle} className="grid grid-cols-1 gap-5">
            {found.saved.map((saved) => (
              <li key={saved.talentId}>
                <SavedTalentCard saved={saved} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

async function tryToList() {
  try {
    // The list first: it counts what it shows in full.
    const saved = await listSavedTalents();
    return { ok: true, saved, reading: await findTalentReading() } as const;
  } catch (fault) {
    return { ok: false, faultId: logFault('listSavedTalents', fault) } as const;
  }
}
