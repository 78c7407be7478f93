import Link from 'next/link';
import type { ReactNode } from 'react';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import type { AlertSchedule, AlertStatus, JobAlert, TalentAlert } from '@/lib/alerts/alert';
import { timeZoneLabel } from '@/lib/alerts/alert-time-zone';
import { placeLabel } from '@/lib/places/address-label';
import { alertCard as text } from '@/messages/alerts/list';
import { locale } from '@/messages/locale';
import { actionLink } from './action-link';
import { ChangeButton } from './alert-controls';

/** An alert on a list: what it is about in a sentence, whether it is on, and what can be done about it. */
export function AlertCard({
  alert: { id, name, search, schedule, status, nextDueAt },
  sentence,
  editHref,
  previewLabel,
  previewHref,
  preview,
  actions,
}: {
  alert: JobAlert | TalentAlert;
  sentence: string;
  editHref: string;
  /** What it would have told last week, which is asked for by a link of its own. */
  previewLabel: string;
  /** Where the list shows the preview, or hides it again. */
  previewHref: string;
  preview: ReactNode | null;
  /** Further ones, behind those of every alert. */
  actions?: ReactNode;
}) {
  const previewWords = preview === null ? previewLabel : text.hideLastWeek;
  const { label, tone } = states[status];
  const title = name ?? sentence;
  return (
    <Card as="article" id={`alert-${id}`} className="scroll-mt-24">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 grow basis-56 break-words text-lg leading-snug">
          {name === null ? <InChosenUnit>{sentence}</InChosenUnit> : <bdi>{name}</bdi>}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {name !== null && (
        <p className="mt-1 break-words">
          <InChosenUnit>{sentence}</InChosenUnit>
        </p>
      )}
      <p className="mt-1.5 break-words text-ink-soft text-sm">
        {[placeLabel(search.place), dueLabel(status, schedule, nextDueAt)].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <ChangeButton id={id} change={status === 'paused' ? 'resume' : 'pause'} title={title} />
        <Link href={editHref} className={actionLink} aria-label={text.editAlert({ sentence: title })}>
          {text.edit}
        </Link>
        <ChangeButton id={id} change="delete" title={title} />
        <Link
          href={previewHref}
          prefetch={false}
          scroll={false}
          className="link inline-flex min-h-11 items-center text-sm"
          aria-expanded={preview !== null}
          aria-label={`${previewWords}: ${title}`}
        >
          {previewWords}
        </Link>
        {actions}
      </div>
      {preview !== null && <div className="mt-4 border-line border-t pt-4">{preview}</div>}
    </Card>
  );
}

const states: Record<AlertStatus, { label: string; tone: BadgeTone }> = {
  active: { label: text.on, tone: 'good' },
  paused: { label: text.paused, tone: 'warn' },
  unconfirmed: { label: text.notConfirmed, tone: 'warn' },
};

/** 'Next email on Sat, Nov 21 at 8:00 AM, Central Time (Chicago), if there’s anything new'. */
function dueLabel(
  status: AlertStatus,
  { frequency, timeZone }: AlertSchedule,
  nextDueAt: string | null,
): string {
  if (status !== 'active') return text.noEmailsAreSent;
  if (frequency === 'instant' || nextDueAt === null) return text.anEmailForEachNew;
  const parts = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const;
  const at = new Intl.DateTimeFormat(locale, { ...parts, timeZone })
    .format(new Date(nextDueAt))
    // As in the sentence above it, and never apart from its number.
    .replace(/\s(AM|PM)$/, (half) => `\u00a0${half.trim().toLowerCase()}`);
  return text.nextEmailOnIfTheres({ at, timeZoneLabel: timeZoneLabel(timeZone) });
}
