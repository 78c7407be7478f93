/** Joins class names and leaves out what is false. */
export const classes = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
