/** '1 application', '12 applications'. */
export const countLabel = (count: number, noun: string, nouns = `${noun}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : nouns}`;
