export const site = {
  tagline: 'Work that’s around the corner',
  description:
    'Find a job near home: see what’s close, what it pays and whether it’s still open, and apply in a minute.',
};
