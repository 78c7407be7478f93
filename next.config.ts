import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import * as brand from './doorstep.config';
import {
  absentRewrites,
  brokenLinkRewrites,
  deskRewrites,
  impossibleRewrites,
  undecodableRewrites,
  unknownWordRewrites,
} from './lib/http/not-found-rewrites';
import { headersByAddress } from './lib/http/security-headers';

// What is served was checked when it was built: each process would take half a second and 8 MB to do it again.
if (process.argv[2] !== 'start') require('./lib/brand/check-brand').checkBrand(brand);

const config: NextConfig = {
  // A test builds beside a running site, never into its files.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // The image (Dockerfile) takes the traced files alone; `next start` would warn of them.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // `npm run check` has looked at the types already.
  typescript: { ignoreBuildErrors: true },
  // Pictures are shown as they are, so /_next/image has nothing to draw.
  images: { unoptimized: true },
  // No import leads to the program that redraws logos, which is a process of its own.
  outputFileTracingIncludes: {
    '/profile': ['./lib/uploads/square-logo.mjs', './node_modules/sharp/**', './node_modules/@img/**'],
  },
  // D20: a page is at most a minute old. As long as its `revalidate`, so that Next.js sends no stale-while-revalidate, by which
  // a browser would show the old page after a change.
  expireTime: 60,
  // Vercel brings its own cache, which has no place for the policy of a page: the site's base policy holds alone there.
  cacheHandler: process.env.VERCEL
    ? undefined
    : fileURLToPath(new URL('./lib/cache/cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: process.env.VERCEL ? undefined : 0,
  experimental: {
    // One 404 for addresses of no route, instead of its markup in the data of every page.
    globalNotFound: true,
    // Small chunks compress less well, and of Next.js' own modules only what is used is loaded: 2 kB of a page's first script.
    turbopackCjsTreeShaking: true,
    turbopackChunking: { minChunkSize: 100_000 },
    // A logo or a profile's CV may have 10 MB; the form around it needs a little more. The second is the same for
    // whoever is signed in, whose requests pass the middleware first.
    serverActions: { bodySizeLimit: '11mb' },
    proxyClientMaxBodySize: '11mb',
  },
  async headers() {
    return headersByAddress({
      supabaseUrl: process.env.NEXT_PUBLIC_SUPABASE_URL,
      // compose.yaml passes a blank one where none is set.
      tileUrl: process.env.TILE_URL || undefined,
      siteUrl: process.env.SITE_URL,
      isDevelopment: process.env.NODE_ENV === 'development',
    });
  },
  async redirects() {
    return [
      { source: '/post', destination: '/post-job', permanent: false },
      { source: '/home/:edition', destination: '/', permanent: true },
      { source: '/:page(terms|privacy|cookies)/:edition', destination: '/:page', permanent: true },
      { source: '/cities/filtered/:path+', destination: '/:path+', permanent: true },
    ];
  },
  async rewrites() {
    return {
      // Behind a parameter a page is rendered on its first visit, so a build needs no database.
      beforeFiles: [
        ...undecodableRewrites,
        ...deskRewrites,
        ...absentRewrites(brand.parts),
        { source: '/', destination: '/home/front' },
        { source: '/:page(terms|privacy|cookies)', destination: '/:page/front' },
      ],
      afterFiles: [...brokenLinkRewrites, ...unknownWordRewrites, ...impossibleRewrites],
      fallback: [],
    };
  },
};

export default config;
