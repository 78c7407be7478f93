export const weekdays = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
] as const;

export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;

/** Every slot of a week, in its order: 'mon-morning' … 'sun-night'. */
export const scheduleSlots: readonly string[] = weekdays.flatMap(([day]) =>
  dayParts.map((part) => `${day}-${part}`),
);
