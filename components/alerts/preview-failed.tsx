/** The list is shown even when the preview fails. */
export const PreviewFailed = () => (
  <p role="alert" className="font-medium text-danger">
    We couldn’t load the preview. Please try again.
  </p>
);
