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
      `SITE_URL is not set: emails lead to ${env.siteUrl}.`,
      'Set it to the public address.',
    );
  if (URL.parse(env.siteUrl)?.pathname !== '/')
    return fail(
      about,
      `${env.siteUrl} has a path: the site answers at the top of a host only.`,
      'Give it a host of its own.',
    );
  if (!isPublic)
    return warn(
      about,
      `${env.siteUrl} is an address of this machine or network.`,
      'Fine for trying out; emails lead there.',
    );
  if (!env.siteUrl.startsWith('https://'))
    return fail(
      about,
      `${env.siteUrl} is not https: whoever is on the way reads passwords and CVs.`,
      'Put TLS in front (docs/nginx.conf), and set SITE_URL to the https address before the build.',
    );
  return ok(about, env.siteUrl);
}

/** Whether that URL leads to this site, and the build has the headers for https. */
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
        `${env.siteUrl}/healthz is answered (${response.status}), by something else than this site.`,
        'Look at the proxy in front and at SITE_URL.',
      );
    if (!response.ok)
      return fail(
        about,
        `The site runs and cannot read its database (${response.status}).`,
        'See the lines about Supabase.',
      );
    if (isPublic && env.siteUrl.startsWith('https://') && !response.headers.has('strict-transport-security'))
      return warn(
        about,
        'The build does not know that the site is https: browsers are not told to insist on it.',
        'Build again with SITE_URL set: headers are fixed at build.',
      );
    return ok(about, 'answers, and reaches its database');
  } catch (error) {
    return fail(
      about,
      `${env.siteUrl} does not answer (${getReason(error)}).`,
      'Start the site; where it runs, look at its name in DNS, its certificate and the proxy in front.',
    );
  }
}

/** The home page's figures (D3). */
export function checkClaims({ env, isPublic }: Installation): Finding {
  const about = 'Claims';
  if (env.claims === 'live' || claims === 'counted') return ok(about, 'counted');
  if (claims === 'none') return ok(about, 'none');
  const message = `The home page speaks of ${claims.jobs} jobs, ${claims.neighborhoods} neighborhoods and ${claims.jobSeekers} job seekers, whatever is there.`;
  return isPublic
    ? warn(about, message, 'Set SITE_CLAIMS=live, unless it is true.')
    : ok(about, 'the specified copy; a real site sets SITE_CLAIMS=live');
}

/** The header that identifies visitors (D35). */
export function checkProxy({ env, isPublic }: Installation): Finding {
  const about = 'Proxy';
  if (env.trustedIpHeader)
    return ok(about, `visitors are told apart by ${env.trustedIpHeader}, which the proxy has to overwrite`);
  if (!isPublic) return ok(about, 'none, and no header is trusted');
  return warn(
    about,
    'TRUSTED_IP_HEADER is not set: visitors cannot be told apart, so a flood by one closes the forms for all.',
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
            `${new URL(address).host} answers ${response.status}, not a part of an archive of tiles.`,
            'Check TILE_URL, and that its server answers ranges and lets this site read them (CORS).',
          );
    await response.body?.cancel();
    if (!response.ok || !response.headers.get('content-type')?.startsWith('image/'))
      return fail(
        about,
        `${new URL(address).host} answers ${response.status} (${response.headers.get('content-type') ?? 'no type'}), not a tile.`,
        'Check TILE_URL, its key and which sites the tile server lets use it.',
      );
    if (isPublic && address.startsWith('https://tile.openstreetmap.org/'))
      return warn(
        about,
        'Tiles come from openstreetmap.org, whose policy is for light use.',
        'Read it (README, Data credits and licenses), or set TILE_URL to a server that fits your traffic.',
      );
    return ok(about, `come from ${new URL(address).host}`);
  } catch (error) {
    return warn(
      about,
      `A tile could not be fetched from here (${getReason(error)}); visitors' browsers fetch them themselves.`,
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
      'CLAMAV_URL is not set: CVs are not checked for viruses, and employers are told so.',
      'Run clamd and set CLAMAV_URL (docs/production.md, Files that people send).',
    );
  const reply = await pingScanner(env.clamavUrl);
  return reply === 'PONG'
    ? ok(about, 'answers')
    : fail(
        about,
        `The scanner does not answer (${reply}): CVs are refused.`,
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
    socket.setTimeout(5000, () => finish('no answer in time'));
    socket.once('data', (part) => finish(part.toString('latin1').replace('\0', '')));
    socket.once('error', (error) =>
      finish(getReason(Object.assign(new Error(error.message), { cause: error }))),
    );
    socket.once('close', () => finish('it hung up'));
  });
}
