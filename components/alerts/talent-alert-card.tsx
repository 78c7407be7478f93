import Link from 'next/link';
import type { TalentAlert } from '@/lib/alerts/alert';
import type { TalentAlertPreview } from '@/lib/alerts/alert-preview';
import { talentAlertSentence } from '@/lib/alerts/alert-sentence';
import { placeLabel } from '@/lib/places/place';
import { routes } from '@/lib/routes';
import { AlertCard } from './alert-card';
import { MoveButton } from './alert-moves';
import { TalentPreview } from './alert-preview';
import { actionLink } from './looks';
import { PreviewFailed } from './preview-failed';

/** A talent alert on its company's list. `preview` is there once it was asked for. */
export function TalentAlertCard({
  alert,
  preview,
}: {
  alert: TalentAlert;
  preview: TalentAlertPreview | 'failed' | null;
}) {
  const { id, search, schedule, status, nextDueAt } = alert;
  const sentence = talentAlertSentence(alert);
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
          <Link href={routes.talentAlert(id)} className={actionLink} aria-label={`Edit: ${sentence}`}>
            Edit
          </Link>
          <MoveButton id={id} move="delete" sentence={sentence} />
          <Link
            href={routes.talentAlerts(preview === null ? { preview: id } : {})}
            prefetch={false}
            scroll={false}
            className="link inline-flex min-h-11 items-center text-sm"
            aria-expanded={preview !== null}
            aria-label={`${previewLabel(preview !== null)}: ${sentence}`}
          >
            {previewLabel(preview !== null)}
          </Link>
        </>
      }
    >
      {preview !== null && (preview === 'failed' ? <PreviewFailed /> : <TalentPreview preview={preview} />)}
    </AlertCard>
  );
}

const previewLabel = (isOpen: boolean) => (isOpen ? 'Hide last week' : 'Who would have come last week');
