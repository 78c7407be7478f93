/** Whether a key goes to an input method, whose Enter accepts a word. Safari sends that Enter after the composition, as 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
