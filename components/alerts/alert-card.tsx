import Link from 'next/link';
import type { ReactNode } from 'react';
import { DistanceText } from '@/components/places/distance-text';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { MoreIcon } from '@/components/ui/icons';
import { Menu } from '@/components/ui/menu';
import type { AlertSchedule, AlertStatus, JobAlert, TalentAlert } from '@/lib/alerts/alert';
import { alertListSentence, alertTitle } from '@/lib/alerts/alert-sentence';
import { timeZoneLabel } from '@/lib/alerts/time-zone';
import { alertCard as text } from '@/messages/alerts/list';
import { locale } from '@/messages/locale';
import { DeleteButton, EmailSwitch } from './alert-controls';

export function AlertCard({
  alert,
  editHref,
  previewHref,
  preview,
  actions,
}: {
  alert: JobAlert | TalentAlert;
  editHref: string;
  /** The URL of this list with the alert's matches shown or, if they are shown already, hidden. */
  previewHref: string;
  preview: ReactNode | null;
  /** Menu entries above Delete. */
  actions?: ReactNode;
}) {
  const { id, schedule, status, nextDueAt } = alert;
  const title = alertTitle(alert);
  const previewLabel = preview === null ? text.showPreview : text.hidePreview;
  return (
    <Card as="article" id={`alert-${id}`} className="scroll-mt-24">
      <h2 className="break-words text-lg leading-snug">
        <bdi>{title}</bdi>
      </h2>
      <p className="mt-1 break-words">
        <DistanceText>{alertListSentence(alert)}</DistanceText>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        <p className="break-words py-1 text-ink-soft">{dueLabel(status, schedule, nextDueAt)}</p>
        <Link
          href={previewHref}
          prefetch={false}
          scroll={false}
          className="link inline-flex min-h-11 items-center print:hidden"
          aria-expanded={preview !== null}
          aria-label={`${previewLabel}: ${title}`}
        >
          {previewLabel}
        </Link>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <ButtonLink
          href={editHref}
          variant="secondary"
          size="sm"
          className="max-sm:min-h-11"
          aria-label={text.editAlert({ title })}
        >
          {text.edit}
        </ButtonLink>
        <EmailSwitch id={id} isOn={status === 'active'} title={title} />
        <Menu label={text.more({ title })} button={<MoreIcon />} className="relative ml-auto">
          <div className="absolute top-full right-0 z-20 mt-1 w-56 rounded-md border bg-surface p-1 shadow-lifted">
            {actions}
            <DeleteButton id={id} title={title} />
          </div>
        </Menu>
      </div>
      {preview !== null && <div className="mt-4 border-line border-t pt-4">{preview}</div>}
    </Card>
  );
}

/** 'Next email on Sat, Nov 21 at 8:00 am, Central Time (Chicago), if there’s anything new'. */
function dueLabel(
  status: AlertStatus,
  { frequency, timeZone }: AlertSchedule,
  nextDueAt: string | null,
): string {
  if (status !== 'active') return text.emailOff;
  if (frequency === 'instant' || nextDueAt === null) return text.emailInstant;
  const parts = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  const at = new Intl.DateTimeFormat(locale, { ...parts, timeZone })
    .format(new Date(nextDueAt))
    // Lower case as in the sentence above, with a non-breaking space.
    .replace(/\s(AM|PM)$/, (dayPeriod) => `\u00a0${dayPeriod.trim().toLowerCase()}`);
  return text.nextEmail({ at, timeZoneLabel: timeZoneLabel(timeZone) });
}
