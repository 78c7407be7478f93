import type { Metadata } from 'next';
import { SavedTalentCard } from '@/components/saved/saved-talent-card';
import { TalentAccessNotice } from '@/components/talents/search/limited-cards-notice';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailed } from '@/components/ui/load-failed';
import { requireViewer } from '@/lib/auth/access';
import { logError } from '@/lib/log';
import * as routes from '@/lib/routes';
import { listSavedTalents } from '@/lib/saved/queries';
import { getTalentAccess } from '@/lib/talents/search';
import { employerSavedTalents as text } from '@/messages/pages/employer';
import { savedTalentMessages } from '@/messages/saved/talents';

export const metadata: Metadata = { title: text.metadataTitle, robots: { index: false } };

export default async function SavedTalentsPage() {
  await requireViewer(routes.savedTalents());
  const savedTalents = await loadSavedTalents();
  return (
    <div className="page frame">
      <h1 className="mb-7 text-3xl">{text.metadataTitle}</h1>
      {!savedTalents.ok ? (
        <LoadFailed
          title={savedTalentMessages.loadFailed}
          errorId={savedTalents.errorId}
          retryHref={routes.savedTalents()}
        >
          {text.loadFailed({ fetchFailed: savedTalentMessages.fetchFailed })}
        </LoadFailed>
      ) : savedTalents.saved.length === 0 ? (
        <EmptyState
          title={text.emptyTitle}
          action={<ButtonLink href={routes.talentNearMe()}>{text.browseLink}</ButtonLink>}
        >
          <p>{text.emptyText}</p>
        </EmptyState>
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <TalentAccessNotice access={savedTalents.access} />
          <ul aria-label={text.title} className="grid grid-cols-1 gap-5">
            {savedTalents.saved.map((saved) => (
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

async function loadSavedTalents() {
  try {
    // Before the access, which depends on the number of viewed profiles: the list counts full profiles as viewed.
    const saved = await listSavedTalents();
    return { ok: true, saved, access: await getTalentAccess() } as const;
  } catch (error) {
    return { ok: false, errorId: logError('listSavedTalents', error) } as const;
  }
}
