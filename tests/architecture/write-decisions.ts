import { writeFileSync } from 'node:fs';
import { decisionListAsWritten, decisionListPath } from './decision-files.ts';

writeFileSync(decisionListPath, decisionListAsWritten());
