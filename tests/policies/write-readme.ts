import { writeFile } from 'node:fs/promises';
import { generateReadme, readmePath } from './readme.ts';

await writeFile(readmePath, await generateReadme());
