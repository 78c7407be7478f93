export const views = {
  list: 'List',
  map: 'Map',
  both: 'Both',
};
