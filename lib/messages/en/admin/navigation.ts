export const adminNav = {
  title: 'Admin',
  navLabel: 'Admin',
  queue: 'Queue',
  people: 'People and jobs',
  numbers: 'Numbers',
  contents: 'Contents',
  audit: 'Audit log',
  signOut: 'Sign out of admin',
};
