/** Hidden inputs for these values: one per list item, none for blank values. */
export function HiddenFields({
  values,
}: {
  values: Readonly<Record<string, string | number | null | undefined | readonly string[]>>;
}) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .filter((item) => item !== '')
      .map((item) => <input key={`${name} ${item}`} type="hidden" name={name} value={item} />),
  );
}
