import { AlertGone } from '@/components/alerts/alert-gone';

export default function UnknownAlert() {
  return (
    <AlertGone title="This alert is not here">
      It was deleted, or the link is incomplete: the whole of it stands at the foot of each mail. No mails
      come from an alert that is deleted.
    </AlertGone>
  );
}
