import { defineConfig, devices } from '@playwright/test';

const { SITE_URL, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;
if (!SITE_URL) throw new Error('SITE_URL is missing. Run the browser tests with `npm test -- --only e2e`.');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: [
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
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      use: { ...devices['iPhone SE'], browserName: 'chromium', viewport: { width: 375, height: 667 } },
    },
  ],
});
