import 'server-only';
import type { Seen } from './finding';
import { proofOf } from './proof';
import { readFile } from './read-file';
import { readRecord } from './read-record';

/** What the internet has at a domain, five seconds at most. */
export async function lookAtDomain(domain: string, token: string): Promise<Seen> {
  const proof = proofOf(token);
  const [dns, file] = await Promise.all([readRecord(domain, proof), readFile(domain, proof)]);
  return { dns, file };
}
