/** The list stands even when the preview does not. */
export const PreviewFailed = () => (
  <p role="alert" className="font-medium text-danger">
    The preview could not be loaded. Please try again.
  </p>
);
