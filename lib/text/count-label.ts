/** '1,204', or '10,000+' where counting stopped; '0' also where it had met none by then. */
export const countOf = (count: number, isMore = false): string =>
  `${count.toLocaleString('en-US')}${isMore && count > 0 ? '+' : ''}`;

/** '1 application', '12 applications'. */
export const countLabel = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`;
