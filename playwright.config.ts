import { defineConfig, devices } from '@playwright/test';

const { SITE_URL, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE, TEST_LONG } = process.env;
if (!SITE_URL) throw new Error('SITE_URL is missing. Run the browser tests with `npm test -- --only e2e`.');

export default defineConfig({
  testDir: 'e2e',
  // Slow journeys run with `npm run test:long` only.
  ...(TEST_LONG ? { testMatch: '**/*.long.spec.ts' } : { testIgnore: '**/*.long.spec.ts' }),
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Three on two cores, because a journey spends half of its time waiting.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE
    ? [['list'], ['json', { outputFile: PLAYWRIGHT_JSON_OUTPUT_FILE }]]
    : [['list']],
  use: {
    baseURL: SITE_URL,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A trace of every test costs a quarter of the run's time: `--trace on` for the test that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
        // Blocks all other hosts. Playwright's routing would too, but turns the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, because it has the longest journeys.
    {
      name: 'phone',
      // Journeys that differ on a small screen run on both (`@phone`); long ones run here only (`@phone-only`).
      grep: /@phone/,
      use: { ...devices['iPhone SE'], browserName: 'chromium', viewport: { width: 375, height: 667 } },
    },
    { name: 'desktop', grepInvert: /@phone-only|@alone/, use: { viewport: { width: 1280, height: 800 } } },
    // Journeys that change pages of the whole site, such as its banner.
    {
      name: 'alone',
      grep: /@alone/,
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
