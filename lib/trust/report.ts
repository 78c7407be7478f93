/** What can be reported, and what may be wrong with it (D95). */
export const reportReasons = {
  job: ['scam', 'fake', 'filled', 'facts', 'discrimination', 'other'],
  profile: ['scam', 'fake', 'harassment', 'other'],
  message: ['scam', 'fake', 'discrimination', 'harassment', 'other'],
} as const;

export type ReportKind = keyof typeof reportReasons;
export type ReportReason = (typeof reportReasons)[ReportKind][number];

/** Whether a word of an address is one of the kinds. */
export const isReportKind = (word: string): word is ReportKind => Object.hasOwn(reportReasons, word);
