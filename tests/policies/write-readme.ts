import { writeFile } from 'node:fs/promises';
import { readmePath, readmeWithMatrix } from './readme.ts';

await writeFile(readmePath, await readmeWithMatrix());
