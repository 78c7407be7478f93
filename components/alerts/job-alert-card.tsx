import Link from 'next/link';
import type { JobAlert } from '@/lib/alerts/alert';
import type { JobAlertPreview } from '@/lib/alerts/alert-preview';
import { jobAlertSentence } from '@/lib/alerts/alert-sentence';
import { placeLabel } from '@/lib/places/place';
import { routes } from '@/lib/routes';
import { AlertCard } from './alert-card';
import { MoveButton } from './alert-moves';
import { JobPreview } from './alert-preview';
import { feedQuery } from './feed-query';
import { actionLink } from './looks';
import { PreviewFailed } from './preview-failed';

/** A job alert on its owner's list. `preview` is there once it was asked for. */
export function JobAlertCard({
  alert,
  preview,
}: {
  alert: JobAlert;
  preview: JobAlertPreview | 'failed' | null;
}) {
  const { id, search, schedule, status, nextDueAt } = alert;
  const sentence = jobAlertSentence(alert);
  return (
    <AlertCard
      id={id}
      sentence={sentence}
      place={placeLabel(search.place)}
      status={status}
      schedule={schedule}
      nextDueAt={nextDueAt}
      actions={
        <>
          <MoveButton id={id} move={status === 'paused' ? 'resume' : 'pause'} sentence={sentence} />
          <Link href={routes.jobAlert(id)} className={actionLink} aria-label={`Edit: ${sentence}`}>
            Edit
          </Link>
          <MoveButton id={id} move="delete" sentence={sentence} />
          <Link
            href={routes.jobAlerts(preview === null ? { preview: id } : {})}
            prefetch={false}
            scroll={false}
            className="link inline-flex min-h-11 items-center text-sm"
            aria-expanded={preview !== null}
            aria-label={`${previewLabel(preview !== null)}: ${sentence}`}
          >
            {previewLabel(preview !== null)}
          </Link>
          {/* A file for a feed reader, so not the router's link. */}
          <a
            href={routes.searchFeed('rss', feedQuery(search))}
            className="link inline-flex min-h-11 items-center text-sm"
            aria-label={`Web feed: ${sentence}`}
          >
            Web feed
          </a>
        </>
      }
    >
      {preview !== null && (preview === 'failed' ? <PreviewFailed /> : <JobPreview preview={preview} />)}
    </AlertCard>
  );
}

const previewLabel = (isOpen: boolean) => (isOpen ? 'Hide last week' : 'What last week would have brought');
