/** Grid steps around the world in the outline data; a step is about 100 m in the United States. */
export const outlineGridSize = 2 ** 18;
