import { connect } from 'node:net';
import { claims } from '../../doorstep.config.ts';
import { isTileArchive, tileArchiveMagic } from '../../lib/http/tile-archive.ts';
import { asciiSiteName } from '../../lib/site.ts';
import { type Finding, fail, getReason, ok, warn } from './finding.ts';
import type { Installation } from './installation.ts';

/** The site's URL, which every email contains. */
export function checkAddress({ env, variables, isPublic }: Installation): Finding {
  const about = 'SITE_URL';
  if (!variables.SITE_URL?.trim())
    return warn(
      about,
      `SITE_URL is not set: emails link to ${env.siteUrl}.`,
      'Set it to the public address.',
    );
  if (URL.parse(env.siteUrl)?.pathname !== '/')
    return fail(
      about,
      `${env.siteUrl} has a path, but the site only works at the root of a host.`,
      'Use a separate host name.',
    );
  if (!isPublic)
    return warn(
      about,
      `${env.siteUrl} is an address of this machine or network.`,
      'This is fine for a trial. Emails link to it.',
    );
  if (!env.siteUrl.startsWith('https://'))
    return fail(
      about,
      `${env.siteUrl} is not https: others on the network can read passwords and CVs.`,
      'Add TLS to the proxy (docs/nginx.conf), and set SITE_URL to the https address before the build.',
    );
  return ok(about, env.siteUrl);
}

/** Whether SITE_URL leads to this site, and the build has the headers for https. */
export async function checkResponse({ env, isPublic }: Installation): Promise<Finding> {
  const about = 'Site';
  try {
    const response = await fetch(`${env.siteUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    const isOurs = (await response.text()).includes('"database"');
    if (!isOurs)
      return fail(
        about,
        `Something other than this site responds at ${env.siteUrl}/healthz (${response.status}).`,
        'Check the proxy and SITE_URL.',
      );
    if (!response.ok)
      return fail(
        about,
        `The site is running but cannot read its database (${response.status}).`,
        'See the findings about Supabase.',
      );
    if (isPublic && env.siteUrl.startsWith('https://') && !response.headers.has('strict-transport-security'))
      return warn(
        about,
        'The site was built without its https address: browsers are not required to use https.',
        'Build again with SITE_URL set, because headers are fixed at build time.',
      );
    return ok(about, 'responds, and reaches its database');
  } catch (error) {
    return fail(
      about,
      `${env.siteUrl} does not respond (${getReason(error)}).`,
      'Start the site. If it is running, check its DNS name, its certificate and the proxy.',
    );
  }
}

/** The home page's figures (D3). */
export function checkClaims({ env, isPublic }: Installation): Finding {
  const about = 'Claims';
  if (env.claims === 'live' || claims === 'counted') return ok(about, 'counted');
  if (claims === 'none') return ok(about, 'none');
  const message = `The home page claims ${claims.jobs} jobs, ${claims.neighborhoods} neighborhoods and ${claims.jobSeekers} job seekers, regardless of the real numbers.`;
  return isPublic
    ? warn(about, message, 'Set SITE_CLAIMS=live, unless the numbers are true.')
    : ok(about, 'fixed numbers; a public site sets SITE_CLAIMS=live');
}

/** The header that identifies visitors (D35). */
export function checkProxy({ env, isPublic }: Installation): Finding {
  const about = 'Proxy';
  if (env.trustedIpHeader)
    return ok(about, `visitors are identified by ${env.trustedIpHeader}, which the proxy must overwrite`);
  if (!isPublic) return ok(about, 'none, and no header is trusted');
  return warn(
    about,
    'TRUSTED_IP_HEADER is not set: visitors cannot be distinguished, so a flood of requests by one blocks the forms for all.',
    'Name the header that your proxy overwrites, such as x-real-ip (docs/production.md, Site).',
  );
}

/** Fetches a map tile as a browser would: zoom 0, the whole world. */
export async function checkTiles({ env, isPublic }: Installation): Promise<Finding> {
  const about = 'Map tiles';
  const address = env.tileUrl
    .replaceAll(/\{[zxy]\}/g, '0')
    .replace('{s}', 'a')
    .replace(/\{-?[a-z]+\}/g, '');
  try {
    const isFile = isTileArchive(address);
    const response = await fetch(address, {
      headers: {
        ...(isFile && { range: `bytes=0-${tileArchiveMagic.length - 1}` }),
        referer: `${env.siteUrl}/`,
        'user-agent': `${asciiSiteName} (npm run doctor)`,
      },
      signal: AbortSignal.timeout(10_000),
    });
    if (isFile)
      return response.status === 206 && (await response.text()) === tileArchiveMagic
        ? ok(about, `come from an archive on ${new URL(address).host}`)
        : fail(
            about,
            `${new URL(address).host} responds with ${response.status}, not with part of a tile archive.`,
            'Check TILE_URL, and that its server supports range requests and allows this site (CORS).',
          );
    await response.body?.cancel();
    if (!response.ok || !response.headers.get('content-type')?.startsWith('image/'))
      return fail(
        about,
        `${new URL(address).host} responds with ${response.status} (${response.headers.get('content-type') ?? 'no type'}), not with a tile.`,
        'Check TILE_URL, its key and the sites that the tile server allows.',
      );
    if (isPublic && address.startsWith('https://tile.openstreetmap.org/'))
      return warn(
        about,
        'Tiles come from openstreetmap.org, whose policy allows light use only.',
        'Read it (README, Data credits and licenses), or set TILE_URL to a server that fits your traffic.',
      );
    return ok(about, `come from ${new URL(address).host}`);
  } catch (error) {
    return warn(
      about,
      `A tile could not be fetched from here (${getReason(error)}); visitors' browsers may still reach the server.`,
      'Open the map of the site in a browser.',
    );
  }
}

/** Whether CVs are scanned. If a configured scanner is down, all CVs are rejected. */
export async function checkScanner({ env }: Installation): Promise<Finding> {
  const about = 'Virus scanner';
  if (!env.clamavUrl)
    return warn(
      about,
      'CLAMAV_URL is not set: CVs are not checked for viruses, and employers see a notice.',
      'Run clamd and set CLAMAV_URL (docs/production.md, Files that people send).',
    );
  const reply = await pingScanner(env.clamavUrl);
  return reply === 'PONG'
    ? ok(about, 'responds')
    : fail(
        about,
        `The scanner does not respond (${reply}): CVs are rejected.`,
        'Start clamd, or correct CLAMAV_URL.',
      );
}

/** Sends clamd's PING command. */
function pingScanner(url: string): Promise<string> {
  const { protocol, hostname, port, pathname } = new URL(url);
  const target =
    protocol === 'unix:'
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
  return new Promise((resolve) => {
    const socket = connect(target, () => socket.write('zPING\0'));
    const finish = (reply: string) => {
      socket.destroy();
      resolve(reply);
    };
    socket.setTimeout(5000, () => finish('no response in time'));
    socket.once('data', (part) => finish(part.toString('latin1').replace('\0', '')));
    socket.once('error', (error) =>
      finish(getReason(Object.assign(new Error(error.message), { cause: error }))),
    );
    socket.once('close', () => finish('the connection was closed'));
  });
}
