import type { MessageValues, Nodes } from '@/messages/format';

export const pagination = {
  previous: 'Previous',
  page: ({ page }: MessageValues<'page'>) => `Page ${page}`,
  pageOf: ({ page, pageCount }: MessageValues<'page' | 'pageCount'>) => `Page ${page} of ${pageCount}`,
  next: 'Next',
  pages: 'Pages',
  titleWithPage: ({ title, page }: MessageValues<'title'> & { page: number }) =>
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
  onTheMap: ({ sort }: MessageValues<'sort'>) => `${sort} first, on the map`,
  asAList: ({ sort }: MessageValues<'sort'>) => `${sort} first, as a list`,
};

export const searchCorrection = {
  including: ({ names }: MessageValues<'names'>) => `Including ${names}.`,
  showOnly: ({ words }: MessageValues<'words'>) => `Show only “${words}”`,
  searchForInstead: ({ unquoted }: MessageValues<'unquoted'>) => `Search for “${unquoted}” instead`,
  showingFor: ({ things, strong, link }: MessageValues<'things'> & Nodes<'strong' | 'link'>) => (
    <>
      Showing {things} for {strong}. {link}
    </>
  ),
};
