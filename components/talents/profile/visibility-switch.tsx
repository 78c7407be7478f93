import { visibilitySwitch as text } from '@/messages/talents/profile';

/** Sets whether employers find the profile (D25). */
export function VisibilitySwitch({ defaultChecked }: { defaultChecked: boolean }) {
  return (
    <label className="flex items-start gap-4 rounded-md border border-edge bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its own state
        role="switch"
        name="isVisible"
        defaultChecked={defaultChecked}
        aria-labelledby="visibility-name"
        aria-describedby="visibility-hint"
        className="switch mt-0.5"
      />
      <span className="min-w-0">
        <span id="visibility-name" className="block font-semibold">
          {text.label}
        </span>
        <span id="visibility-hint" className="block text-ink-soft text-sm">
          {text.hint}
        </span>
      </span>
    </label>
  );
}
