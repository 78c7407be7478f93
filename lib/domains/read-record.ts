import 'server-only';
import { Resolver } from 'node:dns/promises';
import type { Proof, RecordFinding } from './finding';

/** Who is asked, if not whom the host asks, and for how long. */
type Way = { servers?: readonly string[]; timeoutMs?: number };

/** Whether a domain's TXT records say what they should. */
export async function readRecord(
  domain: string,
  { line }: Proof,
  { servers, timeoutMs = 5000 }: Way = {},
): Promise<RecordFinding> {
  const resolver = new Resolver({ timeout: timeoutMs / 2, tries: 2 });
  if (servers) resolver.setServers(servers);
  // Several name servers that are silent one after the other are not waited for.
  const deadline = setTimeout(() => resolver.cancel(), timeoutMs);
  try {
    const records = (await resolver.resolveTxt(domain)).map(words);
    if (records.includes(line)) return 'found';
    const name = line.slice(0, line.indexOf('=') + 1);
    return records.some((record) => record.startsWith(name)) ? 'other-token' : 'no-record';
  } catch (thrown) {
    const isAnswered = ['ENODATA', 'ENOTFOUND'].includes((thrown as NodeJS.ErrnoException).code ?? '');
    return isAnswered ? 'no-record' : 'no-answer';
  } finally {
    clearTimeout(deadline);
  }
}

/** A record comes in parts of 255 characters; some forms of name servers' hosts store the quotes around it. */
const words = (parts: readonly string[]) =>
  parts
    .join('')
    .trim()
    .replace(/^"(.*)"$/, '$1');
