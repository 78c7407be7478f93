export function ProgressLine() {
  return <div aria-hidden="true" className="progress-line" />;
}
