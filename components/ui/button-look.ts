import { classes } from './classes';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container; `phone` only below 640 px. */
  wide?: boolean | 'phone';
};

const variants = {
  primary: 'bg-brand text-brand-ink border-transparent hover:bg-brand-strong',
  secondary: 'bg-surface text-ink border-edge hover:border-brand hover:text-brand',
  quiet: 'bg-transparent text-brand border-transparent hover:bg-brand-soft',
  danger: 'bg-danger text-danger-ink border-transparent hover:opacity-90',
  accent: 'bg-accent text-accent-ink border-transparent hover:opacity-90',
} as const;

const sizes = {
  sm: 'min-h-9 px-3 text-sm',
  md: 'min-h-11 px-4.5 text-base',
  lg: 'min-h-13 px-6 text-lg',
} as const;

/** The look of a button, for the rare element that is neither a button nor a link (a summary, a label). */
export function buttonClasses({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}) {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-md border py-1.5 text-center font-semibold',
    'no-underline transition-colors duration-150 disabled:border-line disabled:bg-sunken disabled:text-ink-soft',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
    wide === true && 'w-full',
    wide === 'phone' && 'max-sm:w-full',
  );
}
