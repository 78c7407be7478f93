'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Tiles } from '@/components/map/tiles';
import type { JobDraft } from '@/lib/postings/draft';
import { laterDraftCopy } from './draft-copy';
import { PostJobForm } from './post-job-form';
import { TakenUpDraft } from './taken-up-draft';

/** The posting form with the latest of what was written: the server's draft, or what this tab has kept since. */
export function PostJob({ viewerId, draft, tiles }: { viewerId: string; draft: JobDraft; tiles: Tiles }) {
  const [shown, setShown] = useState({ draft, version: 0, isAhead: false });
  const takeLater = useEffectEvent(() => {
    const later = laterDraftCopy(viewerId, draft);
    if (later) setShown(({ version }) => ({ draft: later, version: version + 1, isAhead: true }));
  });
  useEffect(() => takeLater(), []);
  return (
    <>
      {shown.draft.revision > 0 && <TakenUpDraft draft={shown.draft} />}
      <PostJobForm
        key={shown.version}
        viewerId={viewerId}
        draft={shown.draft}
        isAhead={shown.isAhead}
        tiles={tiles}
      />
    </>
  );
}
