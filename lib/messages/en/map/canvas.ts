import type { MessageValues } from '@/messages/format';

export const baseMap = {
  toolsLabel: 'Map tools',
  backgroundFailed: 'The map background didn’t load. The markers are in the right place.',
  detailFailed: 'The detailed map didn’t load, so this is a simple one.',
  outlineCredit: 'US Census, <a href="https://www.geonames.org/">GeoNames</a>',
};

export const cardRow = {
  regionLabel: 'Selected job',
  close: 'Close',
};

export const jobMapCanvas = {
  mapLabel: ({ title }: MessageValues<'title'>) => `Map of the area around ${title}`,
};

export const jobMarkers = {
  jobs: ({ jobsCount }: MessageValues<'jobsCount'>) => `${jobsCount} jobs`,
  pointLabel: ({ jobsCount }: MessageValues<'jobsCount'>) => `${jobsCount} jobs at one address`,
  clusterLabel: ({ jobsCount }: MessageValues<'jobsCount'>) => `${jobsCount} jobs close together, zoom in`,
};

export const jobPopup = {
  title: ({ jobsCount }: MessageValues<'jobsCount'>) => `${jobsCount} jobs at this address`,
  shownOnly: ({ shown }: MessageValues<'shown'>) => `These are ${shown} of them. The list has the others.`,
};

export const jobsMapCanvas = {
  mapLabel: 'Map of the jobs in the list',
  moreInView: ({ shown }: MessageValues<'shown'>) =>
    `${shown}+ jobs are in view. Zoom in to see all of them.`,
  searchOnMoveLabel: 'Search as I move',
  searchThisArea: 'Search this area',
};

export const zoomControl = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
};

export const drawArea = {
  drawButton: 'Draw an area',
  changeArea: 'Change area',
  removeArea: 'Remove area',
  loadFailed: 'The drawing tool didn’t load. Try again.',
};

export const mapCamera = {
  showWholeArea: 'Show whole area',
};

export const panControl = {
  panLabel: 'Move the map',
  moveNorth: 'Move north',
  moveWest: 'Move west',
  moveEast: 'Move east',
  moveSouth: 'Move south',
};

export const pickerMapCanvas = {
  mapLabel:
    'Map for choosing a place. Arrow keys move it, plus and minus zoom, Enter sets the pin in the middle.',
  chosenPlace: 'Chosen place',
};

export const talentsMapCanvas = {
  mapLabel: 'Map of the talents in the list',
  clusterLabel: ({ talentsCount }: MessageValues<'talentsCount'>) =>
    `${talentsCount} talents within about 1 km`,
  roundingHint: 'The place is rounded to about 1 km.',
};

export const userMarker = {
  yourLocation: 'Your Location',
};
