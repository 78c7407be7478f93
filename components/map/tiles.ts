/** D31: where the background comes from: a `{z}/{x}/{y}` template and the credit that must stay visible. */
export type Tiles = { url: string; attribution: string };
