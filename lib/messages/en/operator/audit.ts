export const audit = {
  audit: 'Audit',
};
