/** Whether TILE_URL names one archive of vector tiles (PMTiles) and no server of pictures (D109). */
export const isArchive = (tileUrl: string | undefined): boolean => /\.pmtiles$/i.test(tileUrl ?? '');

/** How such an archive begins: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export const archiveMagic = 'PMTiles';
/** The byte of its header that has the deepest zoom. */
export const maxZoomAt = 101;
