import type { MessageValues, Nodes } from '@/messages/format';

export const placePicker = {
  searchLabel: 'Search for this place',
  search: 'Search',
  streetLabel: 'Street address',
  streetHint: 'With the house number. It is shown on the job’s page.',
  pending: 'Finding the place…',
  notChanged: ({ placeLabel }: Nodes<'placeLabel'>) => <>Not changed: {placeLabel}</>,
  keepButton: 'Keep it',
  chosenPlace: ({ place }: Nodes<'place'>) => <>Chosen place: {place}</>,
  streetUnknownTitle: ({ placeLabel }: MessageValues<'placeLabel'>) =>
    `We know ${placeLabel}, but not its streets.`,
  movePinHint: 'The pin is in the middle. Set the pin to your door: drag it, or tap the map.',
  pinApproximate: 'The pin is in the middle. You can drag it, or tap the map.',
  placeLabel: 'City, neighborhood or ZIP code',
};
