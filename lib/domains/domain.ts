import { domainToUnicode } from 'node:url';

/** A web domain: as DNS has it, in ASCII, and how people read it. */
export type Domain = { domain: string; shown: string };

/** As `verified_domains` takes it. */
const pattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/;
/** Names that mean something only inside of a network (RFC 6761, 6762, 8375, 9476). */
const inside = /\.(?:local|localhost|internal|intranet|lan|home|corp|private|test|invalid|onion|alt|arpa)$/;

/** The domain in what somebody types: a name or an address of a page, with 'www.' or without; null where there is none. */
export function readDomain(typed: string): Domain | null {
  const text = typed.trim();
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username } = new URL(address);
  // 'ada@bakery.com' is an address of hers, and 'walmart.com@bakery.com' is meant to be misread.
  if (!/^https?:$/.test(protocol) || username !== '') return null;
  const domain = hostname.replace(/^www\.(?=.+\.)/, '').replace(/\.$/, '');
  if (!pattern.test(domain) || inside.test(domain)) return null;
  return { domain, shown: readable(domain) };
}

/** Letters with accents are shown as such; of other alphabets many look like ours, so those stay as DNS has them. */
function readable(domain: string): string {
  const name = domainToUnicode(domain);
  return /^[a-z0-9.\-ß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥīĭįĵķĺļľłńņňōŏőœŕŗřśŝşšţťūŭůűųŵŷźżž]+$/.test(name)
    ? name
    : domain;
}
