import { classes } from './classes';

export type ButtonVariants = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';
  size?: 'sm' | 'md' | 'lg';
  /** Full width; `phone` only below 640 px. */
  wide?: boolean | 'phone';
};

/** The classes of a button, for elements that are neither a button nor a link (a summary, a label). */
export function buttonClasses({ variant = 'primary', size = 'md', wide = false }: ButtonVariants = {}) {
  return classes(
    'button',
    `button-${variant}`,
    size !== 'md' && `button-${size}`,
    wide === true && 'w-full',
    wide === 'phone' && 'max-sm:w-full',
  );
}
