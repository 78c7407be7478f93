// In a separate file, because every page loads it.
export const toast = {
  dismiss: 'Dismiss',
};
