import type { Nodes, Values } from '@/messages/format';

export const pagination = {
  previous: 'Previous',
  page: ({ entry }: Values<'entry'>) => `Page ${entry}`,
  pageOf: ({ page, pageCount }: Values<'page' | 'pageCount'>) => `Page ${page} of ${pageCount}`,
  next: 'Next',
  pages: 'Pages',
  titleWithPage: ({ title, page }: Values<'title'> & { page: number }) =>
    page > 1 ? `${title}, page ${page}` : `${title}`,
};

export const resultsToolbar = {
  view: 'View',
  sort: 'Sort',
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

export const searchCorrection = {
  including: ({ names }: Values<'names'>) => `Including ${names}.`,
  showOnly: ({ words }: Values<'words'>) => `Show only “${words}”`,
  searchForInstead: ({ unquoted }: Values<'unquoted'>) => `Search for “${unquoted}” instead`,
  showingFor: ({ things, strong, link }: Values<'things'> & Nodes<'strong' | 'link'>) => (
    <>
      Showing {things} for {strong}. {link}
    </>
  ),
};
