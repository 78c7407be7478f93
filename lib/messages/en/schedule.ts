export const schedule = {
  day: 'Day',
  weekdays: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  dayParts: { morning: 'morning', afternoon: 'afternoon', evening: 'evening', night: 'night' },
};
