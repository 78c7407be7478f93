import type { Nodes, Values } from '@/messages/format';

export const placePicker = {
  searchForThisPlace: 'Search for this place',
  search: 'Search',
  streetAddress: 'Street address',
  withTheHouseNumberIt: 'With the house number. It is shown on the job’s page.',
  findingThePlace: 'Finding the place…',
  notChanged: ({ placeLabel }: Nodes<'placeLabel'>) => <>Not changed: {placeLabel}</>,
  keepIt: 'Keep it',
  chosenPlace: ({ place }: Nodes<'place'>) => <>Chosen place: {place}</>,
  weKnowButNotIts: ({ placeLabel }: Values<'placeLabel'>) => `We know ${placeLabel}, but not its streets.`,
  pinToYourDoor: 'The pin is in the middle. Set the pin to your door: drag it, or tap the map.',
  pinInTheMiddle: 'The pin is in the middle. You can drag it, or tap the map.',
  cityNeighborhoodOrZipCode: 'City, neighborhood or ZIP code',
};
