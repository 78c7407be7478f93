import Link from 'next/link';
import { SavedNotice } from '@/components/forms/saved-notice';
import type { Tiles } from '@/components/map/tiles';
import { DistanceText } from '@/components/places/distance-text';
import { Card } from '@/components/ui/card';
import { editAlert } from '@/lib/alerts/actions-by-link';
import type { MailedAlert } from '@/lib/alerts/alert';
import { toFeedQuery } from '@/lib/alerts/alert-search';
import { alertSentence } from '@/lib/alerts/alert-sentence';
import { type TimeZoneOptions, timeZoneLabel } from '@/lib/alerts/time-zone';
import * as routes from '@/lib/routes';
import { mailedAlert as text } from '@/messages/alerts/emailed';
import { LinkControls } from './emailed-alert-forms';
import { JobAlertForm } from './job-alert-form';

export function MailedAlertPage({
  alert,
  token,
  message,
  zones,
  tiles,
}: {
  alert: MailedAlert;
  token: string;
  message: string | null;
  zones: TimeZoneOptions;
  tiles: Tiles;
}) {
  const { status, schedule } = alert;
  return (
    <div className="grid grid-cols-1 gap-8">
      {message !== null && <SavedNotice title={message}>{null}</SavedNotice>}
      <Card as="section" aria-label={text.alertLabel}>
        <p className="break-words font-semibold text-lg">
          <DistanceText>{alertSentence(alert)}</DistanceText>
        </p>
        {schedule.frequency !== 'instant' && (
          <p className="mt-1 text-ink-soft text-sm">{timeZoneLabel(schedule.timeZone)}</p>
        )}
        <div className="mt-4">
          {/* The key resets the form's state when the status changes. */}
          <LinkControls key={status} token={token} status={status} />
        </div>
      </Card>
      {alert.kind === 'job' ? (
        <section aria-labelledby="change-alert">
          <h2 id="change-alert" className="mb-5 text-2xl">
            {text.editTitle}
          </h2>
          <JobAlertForm
            action={editAlert}
            owner="account"
            defaults={alert.search}
            schedule={schedule}
            idField={{ name: 'token', value: token }}
            zones={zones}
            tiles={tiles}
            submitLabel={text.saveChanges}
          />
          <p className="mt-6 text-ink-soft">
            {text.feedHint({
              link: (linkText) => (
                <a href={routes.searchFeed('rss', toFeedQuery(alert.search))} className="link">
                  {linkText}
                </a>
              ),
            })}
          </p>
        </section>
      ) : null}
      {alert.hasAccount && (
        <p className="text-ink-soft">
          {text.accountHint({
            link: (
              <Link
                href={alert.kind === 'job' ? routes.jobAlerts() : routes.talentAlerts()}
                prefetch={false}
                className="link"
              >
                {alert.kind === 'job' ? text.jobAlerts : text.talentAlerts}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}
