import Link from 'next/link';
import { SavedNotice } from '@/components/forms/saved-notice';
import type { Tiles } from '@/components/map/tiles';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { Card } from '@/components/ui/card';
import { editAlert } from '@/lib/alerts/actions-by-mail';
import type { MailedAlert } from '@/lib/alerts/alert';
import { feedQuery } from '@/lib/alerts/alert-search';
import { alertSentence } from '@/lib/alerts/alert-sentence';
import { type TimeZoneChoices, timeZoneLabel } from '@/lib/alerts/alert-time-zone';
import * as routes from '@/lib/routes';
import { mailedAlert as text } from '@/messages/alerts/emailed';
import { LinkControls } from './emailed-alert-forms';
import { JobAlertForm } from './job-alert-form';

/** One alert for whoever holds its mail: what it is about, and all that can be done about it. */
export function MailedAlertPage({
  alert,
  token,
  message,
  zones,
  tiles,
}: {
  alert: MailedAlert;
  token: string;
  /** What has just happened. */
  message: string | null;
  zones: TimeZoneChoices;
  tiles: Tiles;
}) {
  const { status, schedule } = alert;
  return (
    <div className="grid grid-cols-1 gap-8">
      {message !== null && <SavedNotice title={message}>{null}</SavedNotice>}
      <Card as="section" aria-label={text.theAlert}>
        <p className="break-words font-semibold text-lg">
          <InChosenUnit>{alertSentence(alert)}</InChosenUnit>
        </p>
        {schedule.frequency !== 'instant' && (
          <p className="mt-1 text-ink-soft text-sm">{timeZoneLabel(schedule.timeZone)}</p>
        )}
        <div className="mt-4">
          {/* Its own state ends when the page is told anew what is so. */}
          <LinkControls key={status} token={token} status={status} />
        </div>
      </Card>
      {alert.kind === 'job' ? (
        <section aria-labelledby="change-alert">
          <h2 id="change-alert" className="mb-5 text-2xl">
            {text.changeIt}
          </h2>
          <JobAlertForm
            action={editAlert}
            owner="account"
            start={alert.search}
            schedule={schedule}
            which={{ name: 'token', value: token }}
            zones={zones}
            tiles={tiles}
            submitLabel={text.saveChanges}
          />
          <p className="mt-6 text-ink-soft">
            {text.preferAFeedReaderWeb({
              link: (linkText) => (
                <a href={routes.searchFeed('rss', feedQuery(alert.search))} className="link">
                  {linkText}
                </a>
              ),
            })}
          </p>
        </section>
      ) : null}
      {alert.hasAccount && (
        <p className="text-ink-soft">
          {text.itBelongsToYourAccount({
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
