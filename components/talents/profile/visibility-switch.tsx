import { visibilitySwitch as text } from '@/messages/talents/profile';
/** D25: whether employers find the profile. */
export function VisibilitySwitch({ defaultChecked }: { defaultChecked: boolean }) {
  return (
    <label className="flex items-start gap-4 rounded-md border border-edge bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is on
        role="switch"
        name="isVisible"
        defaultChecked={defaultChecked}
        aria-labelledby="visibility-name"
        aria-describedby="visibility-hint"
        className="relative mt-0.5 h-6.5 w-11.5 shrink-0 appearance-none rounded-full border border-edge bg-sunken outline-none transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-edge before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-brand-ink"
      />
      <span className="min-w-0">
        <span id="visibility-name" className="block font-semibold">
          {text.showMyProfileToEmployers}
        </span>
        <span id="visibility-hint" className="block text-ink-soft text-sm">
          {text.whenThisIsOffOnly}
        </span>
      </span>
    </label>
  );
}
