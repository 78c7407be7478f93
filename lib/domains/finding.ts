/** What is to be found at a domain: in a TXT record and, as the file's one line, at `path` (D97). */
export type Proof = { line: string; path: string };

/** What a look at the record found. */
export const recordFindings = ['found', 'no-record', 'other-token', 'no-answer'] as const;
/** What a look at the file found. */
export const fileFindings = [
  'found',
  'no-address',
  'no-answer',
  'no-certificate',
  'elsewhere',
  'no-file',
  'too-long',
  'other-words',
] as const;

export type RecordFinding = (typeof recordFindings)[number];
export type FileFinding = (typeof fileFindings)[number];
export type Seen = { dns: RecordFinding; file: FileFinding };
