/** Whether TILE_URL is one archive of vector tiles (PMTiles) instead of a server of image tiles (D109). */
export const isTileArchive = (tileUrl: string | undefined): boolean => /\.pmtiles$/i.test(tileUrl ?? '');

/** The first bytes of a PMTiles archive: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */
export const tileArchiveMagic = 'PMTiles';
/** The offset of the maximum zoom in the archive's header, in bytes. */
export const maxZoomOffset = 101;
