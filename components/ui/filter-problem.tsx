/** The error message below a filter; the control refers to it by `id`. */
export function FilterProblem({ id, sentence }: { id: string; sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <p id={id} className="mt-1.5 font-medium text-danger text-sm">
      {sentence}
    </p>
  );
}
