import { writeFileSync } from 'node:fs';
import { decisionListPath, generateDecisionList } from './decision-files.ts';

writeFileSync(decisionListPath, generateDecisionList());
