'use client';

import { useRouter } from 'next/navigation';
import type { Tiles } from '@/components/map/tiles';
import { Button } from '@/components/ui/button';
import { postJob } from '@/lib/postings/actions';
import type { JobDraft } from '@/lib/postings/draft';
import { defaultOpenDays, maxOpenDays } from '@/lib/postings/expiry';
import * as routes from '@/lib/routes';
import { postJobForm as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';
import { DiscardDraftForm } from './discard-draft-form';
import { DraftStatus } from './draft-status';
import { JobForm } from './job-form';
import { PostedInAnotherTabNotice } from './posted-in-another-tab-notice';
import { PostedNotice } from './posted-notice';
import { useJobDraft } from './use-job-draft';

/** The form for a new posting. Saves a draft after each change. */
export function PostJobForm({
  viewerId,
  draft,
  isUnsaved,
  tiles,
}: {
  viewerId: string;
  draft: JobDraft;
  isUnsaved: boolean;
  tiles: Tiles;
}) {
  const router = useRouter();
  const draftSaver = useJobDraft(viewerId, draft, isUnsaved);
  const { posted } = draftSaver;

  return (
    <>
      {posted && (
        <div className="mb-6 max-w-3xl">
          <PostedInAnotherTabNotice job={posted} onStartNew={draftSaver.startNew}>
            <DiscardDraftForm idempotencyKey={draftSaver.key}>{text.startOverButton}</DiscardDraftForm>
          </PostedInAnotherTabNotice>
        </div>
      )}
      <JobForm
        action={postJob}
        failureMessage={postJobMessages.failed}
        initial={draft.form}
        initialStep={draft.step}
        tiles={tiles}
        hiddenFields={<input type="hidden" name="idempotencyKey" value={draftSaver.key} />}
        openUntilHint={text.openUntilHint({ defaultOpenDays, lastOpenDays: maxOpenDays })}
        submitLabel={text.submitButton}
        pendingLabel={text.posting}
        onChange={draftSaver.update}
        onSuccess={draftSaver.finish}
        renderSuccess={(posted) => <PostedNotice {...posted} />}
        actions={
          <Button
            variant="secondary"
            size="lg"
            className="noscript:hidden max-sm:w-full"
            onClick={async () => {
              if (await draftSaver.save()) router.push(routes.previewJob());
            }}
          >
            {text.preview}
          </Button>
        }
        onError={(message) => {
          if (message === postJobMessages.postedInAnotherTab) void draftSaver.save();
        }}
      />
      <DraftStatus state={draftSaver.state} />
    </>
  );
}
