/**
 * One rule of the shield, as its row of `trust_rules`. A pattern is a PostgreSQL regular expression over the words of one sentence
 * as `plain_words` leaves them: lowercase, without accents, marks and letters in disguise.
 */
export type Rule = {
  name: string;
  kind: 'scam' | 'discrimination';
  /** One of these has to be there before the pattern is tried, which is what keeps judging fast. */
  hints: readonly string[];
  pattern: string;
  /** A sentence that has this as well is fine: the exceptions of the law, and what honest postings say. */
  unless: string | null;
  /** Weights of different rules add up; at the setting `hold_weight` a posting is held. */
  weight: number;
  /** Refused at once, with `sentence`. */
  isHard: boolean;
  /** To the employer: what is wrong. */
  sentence: string;
  /** What to write instead. */
  better: string | null;
  /** Who warns of it, or the law. */
  source: string;
};
