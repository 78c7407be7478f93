/** Whether the visitor asked the system for less motion. */
export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How the map moves: near by gliding, far by a jump (its own rule), and never by gliding where stillness is asked for. */
export const motion = (): { animate?: false } => (prefersStillness() ? { animate: false } : {});
