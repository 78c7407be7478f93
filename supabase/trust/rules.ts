import { discriminationRules } from './discrimination-rules.ts';
import type { Rule } from './rule.ts';
import { scamRules } from './scam-rules.ts';

/** Every rule that a new database begins with. */
export const rules: readonly Rule[] = [...scamRules, ...discriminationRules];
