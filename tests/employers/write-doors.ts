import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { doorStyles } from './door-styles.ts';

writeFileSync(path.join(import.meta.dirname, '..', '..', 'app', 'door-parts.css'), doorStyles());
