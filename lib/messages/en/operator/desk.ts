export const deskFrame = {
  desk: 'Desk',
  main: 'Desk',
  queue: 'Queue',
  people: 'People and jobs',
  numbers: 'Numbers',
  contents: 'Contents',
  audit: 'Audit',
  leave: 'Leave the desk',
};
