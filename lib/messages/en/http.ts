export const busy = {
  overloaded: 'More people are here right now than we can serve at once. Please try again in a few seconds.',
};
