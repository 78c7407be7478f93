export const pastDecisions = {
  noDecisions: 'Nothing was decided about this account before.',
  shell: 'the shell',
  decided: {
    approve: 'approved',
    remove: 'removed',
    dismiss: 'reports dismissed',
    ask: 'asked',
    warn: 'warned',
    suspend: 'suspended',
    ban: 'banned',
    lift: 'let in again',
  },
};
