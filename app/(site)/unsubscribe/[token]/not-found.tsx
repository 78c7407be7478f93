import { AlertGone } from '@/components/alerts/alert-gone';

export default function UnknownSubscription() {
  return (
    <AlertGone title="You get no mails from this alert">
      The link belongs to no alert any more: it was deleted, or never confirmed. If mails still come, use the
      link at the foot of the newest.
    </AlertGone>
  );
}
