/** In US dollars per hour, since 2009-07-24: 29 U.S.C. § 206(a)(1). Many states and cities have a higher minimum. */
export const federalMinimumWage = 7.25;

/** For tipped employees, in US dollars per hour without tips: 29 U.S.C. § 203(m)(2). */
export const federalTippedMinimumWage = 2.13;
