import { ButtonLink } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-variants';
import type { JobAlert } from '@/lib/alerts/alert';
import type { JobAlertPreview } from '@/lib/alerts/alert-preview';
import { toFeedQuery, toPageQuery } from '@/lib/alerts/alert-search';
import { alertTitle } from '@/lib/alerts/alert-sentence';
import * as routes from '@/lib/routes';
import { jobAlertCard as text } from '@/messages/alerts/list';
import { AlertCard } from './alert-card';
import { JobMatches } from './alert-preview';
import { PreviewFailed } from './preview-failed';

/** A job alert on its owner's list. `preview` is null until requested. */
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
      editHref={routes.jobAlert(alert.id)}
      previewHref={routes.jobAlerts(preview === null ? { preview: alert.id } : {})}
      preview={preview && (preview === 'failed' ? <PreviewFailed /> : <JobMatches preview={preview} />)}
      actions={
        <>
          <ButtonLink
            href={routes.search(toPageQuery(alert.search))}
            prefetch={false}
            variant="quiet"
            className="w-full justify-start"
            aria-label={text.openJobsLabel({ title })}
          >
            {text.openJobs}
          </ButtonLink>
          {/* A file for feed readers, so not a router link. */}
          <a
            href={routes.searchFeed('rss', toFeedQuery(alert.search))}
            className={`${buttonClasses({ variant: 'quiet' })} w-full justify-start`}
            aria-label={text.webFeedLabel({ title })}
          >
            {text.webFeed}
          </a>
        </>
      }
    />
  );
}
