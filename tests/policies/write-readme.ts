import { writeFile } from 'node:fs/promises';
import { readmeAsWritten, readmePath } from './readme.ts';

await writeFile(readmePath, await readmeAsWritten());
