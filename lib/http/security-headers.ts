import { isArchive } from './tile-archive.ts';

type Settings = {
  supabaseUrl: string | undefined;
  tileUrl: string | undefined;
  siteUrl: string | undefined;
  isDevelopment: boolean;
};

type Header = { key: string; value: string };

/**
 * The headers of every address, for next.config.ts, where a later one wins and a route's own never does. Read at build, because
 * cached pages take theirs from the build.
 */
export const headersByAddress = (settings: Settings): { source: string; headers: Header[] }[] => [
  { source: '/:path*', headers: securityHeaders(settings) },
  // Secrets in addresses that are no pages; a page says it itself ('same-origin', for the sake of its forms).
  ...['/:path*/cv', '/api/unsubscribe/:path*', '/api/storage/:path*'].map((source) => ({
    source,
    headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
  })),
  // Fetched anew with every page otherwise; what changed has a week to arrive.
  ...[
    ...['/favicon.ico', '/icon.svg', '/icon-192.png', '/icon-512.png', '/apple-icon.png'],
    '/_ground/:state.json',
  ].map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' }],
  })),
  // A file never acts as a page of the site, whatever it calls itself.
  {
    source: '/api/storage/:path*',
    headers: [{ key: 'Content-Security-Policy', value: "sandbox; default-src 'none'" }],
  },
];

/**
 * The headers of every response. Files of a Supabase on this machine come through the site, so only another Supabase's
 * address is allowed.
 */
export function securityHeaders(settings: Settings): Header[] {
  const headers: Header[] = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(settings) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    // D31: tile servers need to see which site asks, so a referrer's origin is sent.
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
  if (settings.siteUrl?.startsWith('https://'))
    headers.push({ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' });
  return headers;
}

/**
 * The site's policy. With a nonce it is that of a page rendered for one request. Without one it allows all inline scripts:
 * a cached page's second policy narrows them to its own (lib/cache/cache-handler.mjs); a host that replaces the cache
 * handler has this one alone.
 */
export function contentSecurityPolicy(
  { supabaseUrl, tileUrl, isDevelopment }: Omit<Settings, 'siteUrl'>,
  nonce?: string,
): string {
  const data = dataSources(supabaseUrl);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', 'blob:', tileSource(tileUrl), ...data],
    'connect-src': [
      "'self'",
      ...data,
      ...(isArchive(tileUrl) ? [tileSource(tileUrl)] : []),
      ...(isDevelopment ? ['ws:'] : []),
    ],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function dataSources(supabaseUrl: string | undefined): string[] {
  const url = supabaseUrl ? URL.parse(supabaseUrl) : null;
  return url && !isLoopback(url.hostname) ? [url.origin] : [];
}

/** Whether a URL's host is this machine alone. */
export const isLoopback = (hostname: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/** '{s}' stands for a subdomain in tile templates. */
function tileSource(tileUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'): string {
  const [, scheme, host] = /^(https?):\/\/([^/]+)/.exec(tileUrl) ?? [];
  return scheme && host ? `${scheme}://${host.replace(/\{[^}]+\}/g, '*')}` : "'self'";
}
