/** What a form sends beside its visible fields; a list is sent one by one, what is blank not at all. */
export function HiddenFields({
  values,
}: {
  values: Readonly<Record<string, string | number | null | undefined | readonly string[]>>;
}) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value ?? []]
      .flat()
      .filter((each) => each !== '')
      .map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
  );
}
