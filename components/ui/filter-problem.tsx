/** The sentence under a filter whose value was not understood; the control points at it. */
export function FilterProblem({ id, sentence }: { id: string; sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <p id={id} className="mt-1.5 font-medium text-danger text-sm">
      {sentence}
    </p>
  );
}
