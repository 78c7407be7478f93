import type { Nodes, Values } from '@/messages/format';

export const breadcrumbs = {
  breadcrumb: 'Breadcrumb',
};

export const dialog = {
  close: 'Close',
};

export const fileInput = {
  chooseAFileOrDrop: 'Choose a file or drop it here',
  remove: ({ chosenName }: Values<'chosenName'>) => `Remove ${chosenName}`,
  kilobytes: ({ size }: Values<'size'>) => `${size} KB`,
  megabytes: ({ size }: Values<'size'>) => `${size} MB`,
};

export const loadFailed = {
  tryAgain: 'Try again',
  errorReference: ({ children, faultId }: Nodes<'children' | 'faultId'>) => (
    <>
      {children} Error reference: {faultId}
    </>
  ),
};

export const pagination = {
  previous: 'Previous',
  page: ({ entry }: Values<'entry'>) => `Page ${entry}`,
  pageOf: ({ page, pageCount }: Values<'page' | 'pageCount'>) => `Page ${page} of ${pageCount}`,
  next: 'Next',
  pages: 'Pages',
  titleOn: ({ title, page }: Values<'title'> & { page: number }) =>
    page > 1 ? `${title}, page ${page}` : `${title}`,
};

export const rangeField = {
  sliderOf: ({ label }: Values<'label'>) => `${label}, slider`,
  slider: 'Slider',
};

export const resultsToolbar = {
  view: 'View',
  list: 'List',
  map: 'Map',
  sortBy: 'Sort by',
  sorts: {
    distance: 'Nearest',
    date: 'Newest',
    relevance: 'Best match',
    pay: 'Best paid',
    fit: 'Best fit',
  },
  onTheMap: ({ sort }: Values<'sort'>) => `${sort} first, on the map`,
  asAList: ({ sort }: Values<'sort'>) => `${sort} first, as a list`,
};

export const tagInput = {
  add: 'Add',
  added: ({ label }: Values<'label'>) => `${label}: added`,
  remove: ({ tag }: Values<'tag'>) => `Remove ${tag}`,
  addedTags: ({ tags }: Values<'tags'>) => `Added ${tags}`,
  removed: ({ tag }: Values<'tag'>) => `Removed ${tag}`,
};

export const understoodWords = {
  searchForInstead: ({ unquoted }: Values<'unquoted'>) => `Search for “${unquoted}” instead`,
  showingFor: ({ things, strong, link }: Values<'things'> & Nodes<'strong' | 'link'>) => (
    <>
      Showing {things} for {strong}. {link}
    </>
  ),
};
