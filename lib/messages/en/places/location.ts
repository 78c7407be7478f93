import type { Values } from '@/messages/format';

export const distanceGuide = {
  distanceGuide: 'Distance guide',
  twentyMinutesOnFootIs: 'Twenty minutes on foot is about 1.5 km. Walking 5 km takes about an hour.',
};

export const otherPlaces = {
  otherPlacesCalled: ({ name }: Values<'name'>) => `Other places called ${name}:`,
  chooseOneOfThese: 'Choose one of these:',
};

export const setLocation = {
  continue: 'Continue',
  setYourLocationToContinue: 'Set your location to continue.',
  clearLocation: 'Clear location',
};
