import Link from 'next/link';
import type { JobAlert } from '@/lib/alerts/alert';
import type { JobAlertPreview } from '@/lib/alerts/alert-preview';
import { feedQuery, pageQuery } from '@/lib/alerts/alert-search';
import { alertTitle, listedSentence } from '@/lib/alerts/alert-sentence';
import * as routes from '@/lib/routes';
import { jobAlertCard as text } from '@/messages/alerts/list';
import { AlertCard } from './alert-card';
import { JobMatches } from './alert-preview';
import { PreviewFailed } from './preview-failed';
import { RenameAlert } from './rename-alert';

/** A job alert on its owner's list. `preview` is there once it was asked for. */
export function JobAlertCard({
  alert,
  preview,
}: {
  alert: JobAlert;
  preview: JobAlertPreview | 'failed' | null;
}) {
  const title = alertTitle(alert);
  return (
    <AlertCard
      alert={alert}
      sentence={listedSentence(alert)}
      editHref={routes.jobAlert(alert.id)}
      previewLabel={text.seeLastWeeksMatches}
      previewHref={routes.jobAlerts(preview === null ? { preview: alert.id } : {})}
      preview={preview && (preview === 'failed' ? <PreviewFailed /> : <JobMatches preview={preview} />)}
      actions={
        <>
          <Link
            href={routes.search(pageQuery(alert.search))}
            prefetch={false}
            className="link inline-flex min-h-11 items-center text-sm"
            aria-label={text.openJobsOf({ title })}
          >
            {text.openJobs}
          </Link>
          {/* A file for a feed reader, so not the router's link. */}
          <a
            href={routes.searchFeed('rss', feedQuery(alert.search))}
            className="link inline-flex min-h-11 items-center text-sm"
            aria-label={text.webFeedOf({ sentence: title })}
          >
            {text.webFeed}
          </a>
          <RenameAlert id={alert.id} name={alert.name} title={title} />
        </>
      }
    />
  );
}
