export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;

/** Every slot of a week, in its order: 'mon-morning' … 'sun-night'. */
export const scheduleSlots: readonly string[] = weekdays.flatMap((day) =>
  dayParts.map((part) => `${day}-${part}`),
);
