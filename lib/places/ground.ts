/** How many steps of its grid the map's own ground has around the world; a step is about 100 m in the United States. */
export const groundSpan = 2 ** 18;
