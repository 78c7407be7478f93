/** The colors of a scheme, named by role. `app/brand.css` defines each as `--color-<name>`. */
export const colorNames = [
  'ground', // The page.
  'surface', // Cards and controls on it.
  'sunken', // Maps, hovered rows and other recessed areas.
  'ink', // Text.
  'ink-soft', // Secondary text.
  'line', // Decorative borders and dividers.
  'edge', // Borders that identify a control, with a contrast of 3 to 1.
  'brand', // Buttons and links.
  'brand-strong', // Hovered buttons.
  'brand-ink', // Text on 'brand' and 'brand-strong'.
  'brand-soft', // Tinted backgrounds, such as of selected options.
  'door', // The large panel of the home page.
  'door-ink', // Text on 'door'.
  'door-soft', // Secondary text on 'door'.
  'mark', // The logo, below its accent.
  'accent', // Highlights, and the window and knob of the logo.
  'accent-ink', // Text on 'accent'.
  'accent-soft', // Tinted backgrounds of highlights.
  'good', // Success messages.
  'good-soft', // Their background.
  'warn', // Warnings.
  'warn-soft', // Their background.
  'danger', // Errors, and buttons that delete.
  'danger-ink', // Text on 'danger'.
  'danger-soft', // The background of errors.
] as const;

export type ColorName = (typeof colorNames)[number];
