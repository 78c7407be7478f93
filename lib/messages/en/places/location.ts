import { type MessageValues, plural } from '@/messages/format';

export const distanceGuide = {
  title: 'Distance guide',
  walkingHint: 'Twenty minutes on foot is about 1.5 km. Walking 5 km takes about an hour.',
  distances: [
    { radius: '5 km', travelTime: 'about 5 min drive or 20 min walk' },
    { radius: '10 km', travelTime: 'about 15 min drive' },
    { radius: '25 km', travelTime: 'about 30 min drive' },
    { radius: '50+ km', travelTime: 'a long commute' },
  ],
};

export const otherPlaces = {
  sameNameTitle: ({ name }: MessageValues<'name'>) => `Other places called ${name}:`,
  chooseTitle: 'Choose one of these:',
};

export const setLocation = {
  cookiesBlocked:
    'We can’t remember your location for your next visit. You can still set it here and search around it.',
  continue: 'Continue',
  continueHint: 'Set your location to continue.',
  clearLocation: 'Clear location',
};

export const placeNames = {
  openJobs: ({ count, isMore }: { count: number; isMore: boolean }) =>
    plural(count, isMore ? { other: '#+ open jobs' } : { one: '# open job', other: '# open jobs' }),
};
