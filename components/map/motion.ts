/** Whether the visitor asked the system for less motion. */
export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
