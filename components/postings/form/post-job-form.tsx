'use client';

import { useRouter } from 'next/navigation';
import type { Tiles } from '@/components/map/tiles';
import { Button } from '@/components/ui/button';
import { postJob } from '@/lib/postings/actions';
import type { JobDraft } from '@/lib/postings/draft';
import { defaultOpenDays, lastOpenDays } from '@/lib/postings/expiry';
import * as routes from '@/lib/routes';
import { postJobForm as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';
import { DiscardDraft } from './discard-draft';
import { DraftStatus } from './draft-status';
import { JobForm } from './job-form';
import { PostedInAnotherTab } from './posted-in-another-tab';
import { PostedNotice } from './posted-notice';
import { useJobDraft } from './use-job-draft';

/** Step 1, step 2, submitted, success; a draft is kept all the way. */
export function PostJobForm({
  viewerId,
  draft,
  isAhead,
  tiles,
}: {
  viewerId: string;
  draft: JobDraft;
  isAhead: boolean;
  tiles: Tiles;
}) {
  const router = useRouter();
  const keeping = useJobDraft(viewerId, draft, isAhead);
  const { posted } = keeping;

  return (
    <>
      {posted && (
        <div className="mb-6 max-w-3xl">
          <PostedInAnotherTab job={posted} onStartNew={keeping.startNew}>
            <DiscardDraft idempotencyKey={keeping.key}>{text.startWithAnEmptyForm}</DiscardDraft>
          </PostedInAnotherTab>
        </div>
      )}
      <JobForm
        action={postJob}
        failed={postJobMessages.failed}
        initial={draft.form}
        initialStep={draft.step}
        tiles={tiles}
        hidden={<input type="hidden" name="idempotencyKey" value={keeping.key} />}
        openUntilHint={text.leaveBlankForDaysDays({ defaultOpenDays, lastOpenDays })}
        submitLabel={text.postJob}
        pendingLabel={text.posting}
        onChange={keeping.keep}
        onSuccess={keeping.forget}
        done={(posted) => <PostedNotice {...posted} />}
        actions={
          <Button
            variant="secondary"
            size="lg"
            className="noscript:hidden max-sm:w-full"
            onClick={async () => {
              if (await keeping.save()) router.push(routes.previewJob());
            }}
          >
            {text.preview}
          </Button>
        }
        onRefused={(message) => {
          if (message === postJobMessages.postedBefore) void keeping.save();
        }}
      />
      <DraftStatus state={keeping.state} />
    </>
  );
}
