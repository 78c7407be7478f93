/** The map's background (D31): a `{z}/{x}/{y}` template and the attribution that must stay visible. */
export type Tiles = { url: string; attribution: string };
