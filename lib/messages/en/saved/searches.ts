export const savedSearches = {
  savedSearches: 'Saved searches',
  allLink: 'All saved searches',
  save: 'Save',
  defaultName: 'this search',
};
