import { defineConfig, devices } from '@playwright/test';

const { SITE_URL, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE, TEST_LONG } = process.env;
if (!SITE_URL) throw new Error('SITE_URL is missing. Run the browser tests with `npm test -- --only e2e`.');

export default defineConfig({
  testDir: 'e2e',
  // What is long and rare waits for `npm run test:long`.
  ...(TEST_LONG ? { testMatch: '**/*.long.spec.ts' } : { testIgnore: '**/*.long.spec.ts' }),
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // On two cores: a journey waits for its page, its email or the next look half of the time.
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
        // Nothing of a journey leaves this machine. Routing would keep it too, but passes each request through the test and
        // switches the browser's cache off.
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
    // First, because the longest ways are here: what ends last should be short.
    {
      name: 'phone',
      // What looks different on a small screen runs on both (`@phone`), long ways on one alone, which is the harder
      // (`@phone-only`); the rest would only be the same once more.
      grep: /@phone/,
      use: { ...devices['iPhone SE'], browserName: 'chromium', viewport: { width: 375, height: 667 } },
    },
    { name: 'desktop', grepInvert: /@phone-only|@alone/, use: { viewport: { width: 1280, height: 800 } } },
    // What everyone on the site sees meanwhile.
    {
      name: 'alone',
      grep: /@alone/,
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
