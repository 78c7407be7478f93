/**
 * Whether a key event belongs to an input method, where Enter accepts a word. Safari sends that Enter after the
 * composition, with key code 229.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
