export const units = {
  distancesIn: 'Distances in',
  kilometers: 'kilometers',
  miles: 'miles',
  useMiles: 'Use miles',
};
