export const savedSearches = {
  navLabel: 'Saved searches',
  allLink: 'All saved searches',
  saveLink: 'Save',
  saveLinkRest: 'this search',
};
