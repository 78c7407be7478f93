export const mapSlot = {
  noScript: 'The map needs JavaScript. Everything else works without it.',
  loading: 'Loading the map…',
  loadFailed: 'We couldn’t load the map. Everything else on this page still works.',
  tryAgain: 'Try again',
};
