import { discriminationRules } from './discrimination-rules.ts';
import type { Rule } from './rule.ts';
import { scamRules } from './scam-rules.ts';

export const rules: readonly Rule[] = [...scamRules, ...discriminationRules];
