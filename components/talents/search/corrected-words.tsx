/** Says that other words were looked for, because no profile had these. */
export function CorrectedWords({ query, understoodAs }: { query: string; understoodAs: string }) {
  return (
    <p className="mb-4 break-words text-ink-soft">
      No profile mentions “{query}”, so we looked for <strong>{understoodAs}</strong>.
    </p>
  );
}
