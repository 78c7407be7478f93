export const savedSearches = {
  savedSearches: 'Saved searches',
  allSavedSearches: 'All saved searches',
  save: 'Save',
  thisSearch: 'this search',
};
