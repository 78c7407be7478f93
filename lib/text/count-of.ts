/** '1,204', or '10,000+' where counting stopped; '0' also where it had met none by then. */
export const countOf = (count: number, isMore = false): string =>
  `${count.toLocaleString('en-US')}${isMore && count > 0 ? '+' : ''}`;
