/** The list stands even when the preview does not. */
export const PreviewFailed = () => (
  <p role="alert" className="font-medium text-danger">
    We couldn’t load the preview. Please try again.
  </p>
);
