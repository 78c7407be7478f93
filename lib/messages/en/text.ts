export const ageLabel = {
  today: 'Today',
  yesterday: 'Yesterday',
  daysAgo: ({ days }: { days: number }) => `${days} days ago`,
  weeksAgo: ({ weeks }: { weeks: number }) => (weeks === 1 ? '1 week ago' : `${weeks} weeks ago`),
  monthsAgo: ({ months }: { months: number }) => (months === 1 ? '1 month ago' : `${months} months ago`),
};
