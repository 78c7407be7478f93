import { site } from '@/lib/site';
import { slugify } from '@/lib/slug';
import type { Proof } from './finding';

const ascii = slugify(site.name).replace(/[^a-z0-9-]/g, '');
/** 'doorstep-verify'; of a site whose name has none of these letters, 'site-verify'. */
const name = `${ascii || 'site'}-verify`;

/** What a company puts at its domain. */
export const proofOf = (token: string): Proof => ({
  line: `${name}=${token}`,
  path: `/.well-known/${name}.txt`,
});
