type DiscriminationKind = 'age' | 'sex';

/** The US laws against discrimination in job advertisements. */
export const advertisingLaws: Record<DiscriminationKind, string> = {
  age: 'Age Discrimination in Employment Act, 29 U.S.C. § 623(e)',
  sex: 'Civil Rights Act of 1964, Title VII, 42 U.S.C. § 2000e-3(b)',
};

// The patterns match words about the person to hire ("girl wanted"), not about clients ("young children").
const patterns: readonly [DiscriminationKind, RegExp][] = [
  [
    'age',
    /\b(?:young|youthful)\b(?!\s+(?:children|kids|people|adults|learners|students|minds|readers|families|ones|patients|athletes|swimmers))/gi,
  ],
  ['age', /\brecent(?:ly)?\s+(?:college\s+|high\s+school\s+)?grad(?:uate)?s?\b/gi],
  ['age', /\bdigital\s+natives?\b/gi],
  [
    'age',
    /\b(?:under|below|not\s+over|no\s+older\s+than|younger\s+than|max(?:imum)?\s+age(?:\s+of)?:?)\s+(?:age\s+)?[2-6]\d(?!\s*(?:%|percent|minutes?|min\b|hours?|hrs?|miles?|km\b|lbs?|pounds|days?|dollars|employees|people|seats))\b/gi,
  ],
  ['age', /\b(?:ages?|aged)\s+(?:between\s+)?\d\d\s*(?:-|–|to|and)\s*\d\d\b/gi],
  [
    'age',
    /\b(?:no\s+)?(?:retirees|senior\s+citizens|old\s+people)\s*(?:need\s+not\s+apply|only|not\s+wanted)?\b/gi,
  ],
  [
    'sex',
    /\b(?:males?|females?|men|women|girls?|boys?|ladies|gentlemen)\s+(?:only|wanted|needed|preferred|candidates?|applicants?)\b/gi,
  ],
  ['sex', /\b(?:only|preferably)\s+(?:males?|females?|men|women|girls?|boys?|ladies|gentlemen)\b/gi],
  [
    'sex',
    /\b(?:waitress(?:es)?|hostess(?:es)?|stewardess(?:es)?|seamstress(?:es)?|barmaids?|busboys?|bus\s+boys?|cleaning\s+lad(?:y|ies)|salesm[ae]n|saleswom[ae]n|saleslad(?:y|ies)|delivery\s+(?:boy|girl|man)s?|girl\s+friday|handym[ae]n|forem[ae]n|repairm[ae]n|doorm[ae]n)\b/gi,
  ],
];

type DiscriminatoryWords = { kind: DiscriminationKind; words: string[] };

/** Finds words that exclude people by age or sex. Returns them as written, without duplicates. */
export function findDiscriminatoryWords(text: string): DiscriminatoryWords[] {
  return (['age', 'sex'] as const).flatMap((kind) => {
    const matches = patterns
      .filter(([patternKind]) => patternKind === kind)
      .flatMap(([, pattern]) => text.match(pattern) ?? [])
      .map((words) => words.replace(/\s+/g, ' ').trim());
    const words = [...new Map(matches.map((word) => [word.toLowerCase(), word])).values()];
    return words.length > 0 ? [{ kind, words }] : [];
  });
}
