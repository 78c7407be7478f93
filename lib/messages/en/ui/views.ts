export const views = {
  list: 'List',
  map: 'Map',
};
