export const mapSlot = {
  theMapNeedsJavascriptEverything: 'The map needs JavaScript. Everything else works without it.',
  loadingTheMap: 'Loading the map…',
  weCouldntLoadTheMap: 'We couldn’t load the map. Everything else on this page still works.',
  tryAgain: 'Try again',
};
