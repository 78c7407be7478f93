import { previewFailed as text } from '@/messages/alerts/form';
/** The list is shown even when the preview fails. */
export const PreviewFailed = () => (
  <p role="alert" className="font-medium text-danger">
    {text.weCouldntLoadThePreview}
  </p>
);
