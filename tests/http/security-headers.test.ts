import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headersByPath, securityHeaders } from '@/lib/http/security-headers';

const liveSettings = {
  supabaseUrl: 'https://abc.supabase.co',
  tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  siteUrl: 'https://doorstep.example',
  isDevelopment: false,
};

const getHeaders = (settings: Partial<typeof liveSettings>) =>
  new Map(securityHeaders({ ...liveSettings, ...settings }).map(({ key, value }) => [key, value]));

const listSources = (settings: Partial<typeof liveSettings>, kind: string) =>
  getHeaders(settings)
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((directive) => directive.startsWith(`${kind} `))
    ?.split(' ')
    .slice(1);

describe('the content security policy of a live site', () => {
  test('allows only the site, the storage server and the tile server', () => {
    const storage = 'https://abc.supabase.co';
    expect(listSources({}, 'default-src')).toEqual(["'self'"]);
    // The header of a cached page narrows this policy. A page that is rendered per request has a nonce instead.
    expect(listSources({}, 'script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(listSources({}, 'script-src-attr')).toEqual(["'none'"]);
    expect(contentSecurityPolicy(liveSettings, 'abc')).toContain("; script-src 'self' 'nonce-abc'; ");
    expect(listSources({}, 'style-src')).toEqual(["'self'"]);
    expect(listSources({}, 'connect-src')).toEqual(["'self'", storage]);
    expect(listSources({ tileUrl: 'https://maps.example/town.pmtiles' }, 'connect-src')).toContain(
      'https://maps.example',
    );
    expect(listSources({}, 'img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://*.tiles.example',
      storage,
    ]);
    for (const kind of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(listSources({}, kind)).toEqual(["'none'"]);
    expect(listSources({}, 'form-action')).toEqual(["'self'"]);
  });

  test('does not list a local storage server, because the site proxies its files', () => {
    expect(listSources({ supabaseUrl: 'http://127.0.0.1:54321' }, 'connect-src')).toEqual(["'self'"]);
  });
});

test('sets the common security headers, and requires HTTPS only on an HTTPS site', () => {
  const headers = getHeaders({});
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  // D31: tile servers need to see the origin.
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  expect(getHeaders({ siteUrl: 'http://localhost:3000' }).has('Strict-Transport-Security')).toBe(false);
});

test('CV, unsubscribe and storage URLs send no referrer, and storage files are sandboxed', () => {
  const rules = headersByPath(liveSettings).slice(1);
  const withoutReferrer = rules.filter(({ headers }) => headers.some(({ value }) => value === 'no-referrer'));
  expect(withoutReferrer.map(({ source }) => source)).toEqual([
    '/:path*/cv',
    '/api/unsubscribe/:path*',
    '/api/storage/:path*',
  ]);
  const file = rules.findLast(({ source }) => source === '/api/storage/:path*');
  expect(file?.headers[0]?.value).toBe("sandbox; default-src 'none'");
});
