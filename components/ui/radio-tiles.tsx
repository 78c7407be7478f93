import type { ComponentProps, ReactNode } from 'react';

export type RadioTile = { value: string; label: ReactNode; hint?: ReactNode };

/** A radio group shown as tiles, such as for the two roles. */
export function RadioTiles({
  legend,
  tiles,
  name,
  defaultValue,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'defaultValue' | 'value'> & {
  legend: ReactNode;
  tiles: readonly RadioTile[];
  name: string;
  defaultValue?: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className="flex gap-3 rounded-md border border-edge bg-surface p-4 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={tile.value}
              defaultChecked={tile.value === defaultValue}
              className="mt-[0.25em] size-4.5 shrink-0 accent-brand outline-none"
              {...rest}
            />
            <span className="min-w-0">
              <span className="block font-semibold">{tile.label}</span>
              {tile.hint && <span className="block text-ink-soft text-sm">{tile.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
