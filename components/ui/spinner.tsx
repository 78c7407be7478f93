/** A spinner for sighted people; the text beside it describes the progress. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.1em] shrink-0 animate-[spin_0.8s_linear_infinite] rounded-full border-2 border-current border-r-transparent"
    />
  );
}
