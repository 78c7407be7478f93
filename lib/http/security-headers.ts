import { isTileArchive } from './tile-archive.ts';

type Settings = {
  supabaseUrl: string | undefined;
  tileUrl: string | undefined;
  siteUrl: string | undefined;
  isDevelopment: boolean;
};

type Header = { key: string; value: string };

/**
 * The headers by path, for next.config.ts. Later entries override earlier ones, but never a header that a route sets.
 * Next.js evaluates them at build time.
 */
export const headersByPath = (settings: Settings): { source: string; headers: Header[] }[] => [
  { source: '/:path*', headers: securityHeaders(settings) },
  // Routes whose URLs contain tokens. Pages with tokens set 'same-origin' themselves, because their forms need an origin.
  ...['/:path*/cv', '/api/unsubscribe/:path*', '/api/storage/:path*'].map((source) => ({
    source,
    headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
  })),
  // Otherwise browsers refetch these with every page; changes take up to a week to arrive.
  ...[
    ...['/favicon.ico', '/icon.svg', '/icon-192.png', '/icon-512.png', '/apple-icon.png'],
    '/_ground/:state.json',
  ].map((source) => ({
    source,
    headers: [{ key: 'Cache-Control', value: 'public, max-age=604800, stale-while-revalidate=86400' }],
  })),
  // An uploaded file must not run as a page of the site, regardless of its content type.
  {
    source: '/api/storage/:path*',
    headers: [{ key: 'Content-Security-Policy', value: "sandbox; default-src 'none'" }],
  },
];

/**
 * The headers of every response. A local Supabase is reached through the site, so only the address of a remote one is
 * allowed.
 */
export function securityHeaders(settings: Settings): Header[] {
  const headers: Header[] = [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(settings) },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    // Tile servers require the origin of the site as referrer (D31).
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
  if (settings.siteUrl?.startsWith('https://'))
    headers.push({ key: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' });
  return headers;
}

/**
 * Returns the Content-Security-Policy. With a nonce, for pages rendered per request, it allows only inline scripts that
 * have it. Without one it allows all: on cached pages a second header restricts them (lib/cache/cache-handler.mjs),
 * unless the host replaces the cache handler.
 */
export function contentSecurityPolicy(
  { supabaseUrl, tileUrl, isDevelopment }: Omit<Settings, 'siteUrl'>,
  nonce?: string,
): string {
  const supabase = supabaseSources(supabaseUrl);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      nonce === undefined ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', 'blob:', tileSource(tileUrl), ...supabase],
    'connect-src': [
      "'self'",
      ...supabase,
      ...(isTileArchive(tileUrl) ? [tileSource(tileUrl)] : []),
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

function supabaseSources(supabaseUrl: string | undefined): string[] {
  const url = supabaseUrl ? URL.parse(supabaseUrl) : null;
  return url && !isLoopback(url.hostname) ? [url.origin] : [];
}

/** Whether a hostname is this machine's loopback address. */
export const isLoopback = (hostname: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);

/** Returns the origin of a tile template, with '*' for placeholders such as the subdomain '{s}'. */
function tileSource(tileUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'): string {
  const [, scheme, host] = /^(https?):\/\/([^/]+)/.exec(tileUrl) ?? [];
  return scheme && host ? `${scheme}://${host.replace(/\{[^}]+\}/g, '*')}` : "'self'";
}
