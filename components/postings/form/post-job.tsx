'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Tiles } from '@/components/map/tiles';
import type { JobDraft } from '@/lib/postings/draft';
import { loadNewerDraftCopy } from './draft-copy';
import { PostJobForm } from './post-job-form';
import { RestoredDraftNotice } from './restored-draft-notice';

/** The posting form with the server's draft, or with this tab's copy if that is newer. */
export function PostJob({ viewerId, draft, tiles }: { viewerId: string; draft: JobDraft; tiles: Tiles }) {
  const [current, setCurrent] = useState({ draft, version: 0, isUnsaved: false });
  const restoreNewerCopy = useEffectEvent(() => {
    const newerCopy = loadNewerDraftCopy(viewerId, draft);
    if (newerCopy) setCurrent(({ version }) => ({ draft: newerCopy, version: version + 1, isUnsaved: true }));
  });
  useEffect(() => restoreNewerCopy(), []);
  return (
    <>
      {current.draft.revision > 0 && <RestoredDraftNotice draft={current.draft} />}
      <PostJobForm
        key={current.version}
        viewerId={viewerId}
        draft={current.draft}
        isUnsaved={current.isUnsaved}
        tiles={tiles}
      />
    </>
  );
}
