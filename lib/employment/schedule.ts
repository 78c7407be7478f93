export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;

/** All slots of a week in order: 'mon-morning' … 'sun-night'. */
export const scheduleSlots: readonly string[] = weekdays.flatMap((day) =>
  dayParts.map((part) => `${day}-${part}`),
);
