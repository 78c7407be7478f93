export const pastDecisions = {
  noDecisions: 'No past decisions about this account.',
  shell: 'the shell',
  decided: {
    approve: 'approved',
    remove: 'removed',
    dismiss: 'reports dismissed',
    ask: 'question sent',
    warn: 'warned',
    suspend: 'suspended',
    ban: 'banned',
    lift: 'suspension or ban lifted',
  },
};
