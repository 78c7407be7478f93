import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, headersByAddress, securityHeaders } from '@/lib/http/security-headers';

const live = {
  supabaseUrl: 'https://abc.supabase.co',
  tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  siteUrl: 'https://doorstep.example',
  isDevelopment: false,
};

const headersOf = (settings: Partial<typeof live>) =>
  new Map(securityHeaders({ ...live, ...settings }).map(({ key, value }) => [key, value]));

/** What the policy allows of one kind. */
const allowed = (settings: Partial<typeof live>, kind: string) =>
  headersOf(settings)
    .get('Content-Security-Policy')
    ?.split('; ')
    .find((directive) => directive.startsWith(`${kind} `))
    ?.split(' ')
    .slice(1);

describe('the content security policy of a live site', () => {
  test('lets pages load from the site, the storage and the tiles, and nothing else', () => {
    const storage = 'https://abc.supabase.co';
    expect(allowed({}, 'default-src')).toEqual(["'self'"]);
    // A cached page's own header narrows it; a page rendered for one request has a nonce instead.
    expect(allowed({}, 'script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(allowed({}, 'script-src-attr')).toEqual(["'none'"]);
    expect(contentSecurityPolicy(live, 'abc')).toContain("; script-src 'self' 'nonce-abc'; ");
    expect(allowed({}, 'style-src')).toEqual(["'self'"]);
    expect(allowed({}, 'connect-src')).toEqual(["'self'", storage]);
    expect(allowed({ tileUrl: 'https://maps.example/town.pmtiles' }, 'connect-src')).toContain(
      'https://maps.example',
    );
    expect(allowed({}, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://*.tiles.example', storage]);
    for (const kind of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(allowed({}, kind)).toEqual(["'none'"]);
    expect(allowed({}, 'form-action')).toEqual(["'self'"]);
  });

  test('lets nothing in from a storage on this machine, whose files come through the site', () => {
    expect(allowed({ supabaseUrl: 'http://127.0.0.1:54321' }, 'connect-src')).toEqual(["'self'"]);
  });
});

test('the usual headers are there, and HTTPS is insisted on only where the site has it', () => {
  const headers = headersOf({});
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  // D31: tile servers need to see the origin.
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
  expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
  expect(headersOf({ siteUrl: 'http://localhost:3000' }).has('Strict-Transport-Security')).toBe(false);
});

test('the address of a CV, an unsubscription and a file is told to nobody, and a file is no page', () => {
  const rules = headersByAddress(live).slice(1);
  const silent = rules.filter(({ headers }) => headers.some(({ value }) => value === 'no-referrer'));
  expect(silent.map(({ source }) => source)).toEqual([
    '/:path*/cv',
    '/api/unsubscribe/:path*',
    '/api/storage/:path*',
  ]);
  const file = rules.findLast(({ source }) => source === '/api/storage/:path*');
  expect(file?.headers[0]?.value).toBe("sandbox; default-src 'none'");
});
