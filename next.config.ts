import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import * as brand from './doorstep.config';
import {
  adminRewrites,
  botProbeRewrites,
  brokenLinkRewrites,
  disabledFeatureRewrites,
  invalidParamRewrites,
  undecodableRewrites,
} from './lib/http/not-found-rewrites';
import { headersByPath } from './lib/http/security-headers';

// Not for `next start`: the build has checked the brand, and the check costs each process half a second and 8 MB.
if (process.argv[2] !== 'start') require('./lib/brand/check-brand').checkBrand(brand);

const config: NextConfig = {
  // Tests build next to a running site, in a folder of their own.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // Only the Docker image is a standalone build, which contains only traced files. `next start` would warn about one.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  // `npm run check` has checked the types.
  typescript: { ignoreBuildErrors: true },
  // Images are served unmodified, so /_next/image has nothing to process.
  images: { unoptimized: true },
  // The logo script runs in a separate process, so no import leads to it.
  outputFileTracingIncludes: {
    '/profile': ['./lib/uploads/square-logo.mjs', './node_modules/sharp/**', './node_modules/@img/**'],
  },
  // Pages are at most a minute old (D20). Equal to `revalidate`, so that Next.js sends no stale-while-revalidate, which
  // would let browsers show the old page after a change.
  expireTime: 60,
  // Vercel has its own cache without per-page policies: only the site's base policy applies there.
  cacheHandler: process.env.VERCEL
    ? undefined
    : fileURLToPath(new URL('./lib/cache/cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: process.env.VERCEL ? undefined : 0,
  experimental: {
    // One 404 page for unknown paths, instead of its markup in the data of every page.
    globalNotFound: true,
    // Small chunks compress worse, and tree shaking removes unused Next.js modules: 2 kB less in a page's first script.
    turbopackCjsTreeShaking: true,
    turbopackChunking: { minChunkSize: 100_000 },
    // A logo or a profile's CV may have 10 MB, plus the form around it. The second limit applies to signed-in users,
    // whose requests pass the middleware first.
    serverActions: { bodySizeLimit: '11mb' },
    proxyClientMaxBodySize: '11mb',
  },
  async headers() {
    return headersByPath({
      supabaseUrl: process.env.NEXT_PUBLIC_SUPABASE_URL,
      // compose.yaml passes unset variables as blank.
      tileUrl: process.env.TILE_URL || undefined,
      siteUrl: process.env.SITE_URL,
      isDevelopment: process.env.NODE_ENV === 'development',
    });
  },
  async redirects() {
    return [
      { source: '/post', destination: '/post-job', permanent: false },
      { source: '/home/:variant', destination: '/', permanent: true },
      { source: '/:page(terms|privacy|cookies)/:variant', destination: '/:page', permanent: true },
      { source: '/cities/filtered/:path+', destination: '/:path+', permanent: true },
    ];
  },
  async rewrites() {
    return {
      beforeFiles: [
        ...undecodableRewrites,
        ...adminRewrites,
        ...disabledFeatureRewrites(brand.parts),
        // These pages have a parameter (`front`), so they are rendered on their first visit, and the build needs no
        // database.
        { source: '/', destination: '/home/default' },
        { source: '/:page(terms|privacy|cookies)', destination: '/:page/default' },
      ],
      afterFiles: [...brokenLinkRewrites, ...invalidParamRewrites, ...botProbeRewrites],
      fallback: [],
    };
  },
};

export default config;
