/**
 * One moderation rule, as its row of `trust_rules`. A pattern is a PostgreSQL regular expression over the words of one
 * sentence as returned by `normalize_words`: lowercase, without accents, marks and disguised letters.
 */
export type Rule = {
  name: string;
  kind: 'scam' | 'discrimination';
  /** The pattern is only tried if the text contains one of these, which keeps moderation fast. */
  hints: readonly string[];
  pattern: string;
  /** A sentence that also matches this is allowed: legal exceptions, and wording of honest postings. */
  unless: string | null;
  /** Weights of matching rules are summed; at the setting `hold_weight` a posting is held. */
  weight: number;
  /** Rejects the posting at once, with `sentence`. */
  isHard: boolean;
  sentence: string;
  replacement: string | null;
  /** The authority or law behind the rule. */
  source: string;
};
