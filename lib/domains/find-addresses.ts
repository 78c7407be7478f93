import 'server-only';
import { Resolver } from 'node:dns/promises';

/**
 * All addresses that DNS has for a domain, those of IPv4 first, which every host can reach. What the host's own files say is not
 * asked. `servers`: who is asked, if not whom the host asks.
 */
export async function findAddresses(
  domain: string,
  timeoutMs: number,
  servers?: readonly string[],
): Promise<string[]> {
  const resolver = new Resolver({ timeout: timeoutMs / 4, tries: 2 });
  if (servers) resolver.setServers(servers);
  // What comes of it still has to be connected to.
  const deadline = setTimeout(() => resolver.cancel(), timeoutMs * 0.8);
  const found = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)]);
  clearTimeout(deadline);
  return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
