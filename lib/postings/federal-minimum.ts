/** US dollars per hour since 2009-07-24: 29 U.S.C. § 206(a)(1). Many states and cities demand more. */
export const federalMinimum = 7.25;

/** US dollars per hour in cash where tips make up the rest: 29 U.S.C. § 203(m)(2). */
export const federalTippedMinimum = 2.13;
