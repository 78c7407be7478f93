/** A thin line under the header while something is on its way; how far it has come, nobody knows. */
export function ProgressLine() {
  return <div aria-hidden="true" className="progress-line" />;
}
