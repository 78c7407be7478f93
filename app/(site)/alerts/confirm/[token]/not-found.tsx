import { AlertGone } from '@/components/alerts/alert-gone';

export default function UnknownConfirmation() {
  return (
    <AlertGone title="This link is no longer good">
      An alert that is not confirmed within a week is forgotten, and so is one that was deleted. Or the link
      is incomplete: the whole of it stands in the mail. Nothing comes from it.
    </AlertGone>
  );
}
