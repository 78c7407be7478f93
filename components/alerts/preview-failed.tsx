import { previewFailed as text } from '@/messages/alerts/form';

/** Shown instead of a preview, so that the list stays usable. */
export const PreviewFailed = () => (
  <p role="alert" className="font-medium text-danger">
    {text.loadFailed}
  </p>
);
