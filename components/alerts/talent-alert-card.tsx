import type { TalentAlert } from '@/lib/alerts/alert';
import type { TalentAlertPreview } from '@/lib/alerts/alert-preview';
import * as routes from '@/lib/routes';
import { AlertCard } from './alert-card';
import { TalentMatches } from './alert-preview';
import { PreviewFailed } from './preview-failed';

/** A talent alert on its company's list. `preview` is null until requested. */
export function TalentAlertCard({
  alert,
  preview,
}: {
  alert: TalentAlert;
  preview: TalentAlertPreview | 'failed' | null;
}) {
  return (
    <AlertCard
      alert={alert}
      editHref={routes.talentAlert(alert.id)}
      previewHref={routes.talentAlerts(preview === null ? { preview: alert.id } : {})}
      preview={preview && (preview === 'failed' ? <PreviewFailed /> : <TalentMatches preview={preview} />)}
    />
  );
}
