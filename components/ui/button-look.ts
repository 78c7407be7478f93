import { classes } from './classes';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container; `phone` only below 640 px. */
  wide?: boolean | 'phone';
};

/** The look of a button, for the rare element that is neither a button nor a link (a summary, a label). */
export function buttonClasses({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}) {
  return classes(
    'button',
    `button-${variant}`,
    size !== 'md' && `button-${size}`,
    wide === true && 'w-full',
    wide === 'phone' && 'max-sm:w-full',
  );
}
