// Apart from the other parts' words: every page loads it.
export const toast = {
  dismiss: 'Dismiss',
};
