/** The kinds of reports and their reasons (D95). */
export const reportReasons = {
  job: ['scam', 'fake', 'filled', 'facts', 'discrimination', 'other'],
  profile: ['scam', 'fake', 'harassment', 'other'],
  message: ['scam', 'fake', 'discrimination', 'harassment', 'other'],
} as const;

export type ReportKind = keyof typeof reportReasons;
export const reportKinds = Object.keys(reportReasons) as [ReportKind];
export type ReportReason = (typeof reportReasons)[ReportKind][number];

/** Returns whether a part of a URL is a kind of report. */
export const isReportKind = (word: string): word is ReportKind => Object.hasOwn(reportReasons, word);
