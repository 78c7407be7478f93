import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runPackage, runProgram } from './run-program.ts';

/**
 * Chromium without a window, which needs two thirds of the full program's processor time and suffices for the tests.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/**
 * As wide as Arial, the fallback font until the site's fonts load (app/fallback-fonts.css). A bare Debian has no font
 * of that width.
 */
const FALLBACK_FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';
const INSTALL_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: the configured one, an installed one, or one that is installed now. Prints which. */
export async function findChromium(): Promise<string> {
  const executable = process.env.CHROMIUM_PATH;
  if (executable) {
    if (!existsSync(executable)) throw new Error(`CHROMIUM_PATH names ${executable}, which does not exist.`);
    return printBrowser(executable, 'from CHROMIUM_PATH');
  }
  const mayInstall = process.getuid?.() === 0 && readFileOrEmpty('/etc/os-release').includes('\nID=debian');
  if (mayInstall && !existsSync(FALLBACK_FONT)) await installPackage('fonts-liberation');
  if (canRun(HEADLESS_SHELL)) return printBrowser(HEADLESS_SHELL, 'installed on this machine');
  if (mayInstall && (await installPackage('chromium-headless-shell')) && canRun(HEADLESS_SHELL))
    return printBrowser(HEADLESS_SHELL, "Debian's package, just installed");
  const installed = INSTALL_PATHS.find(canRun);
  if (installed) return printBrowser(installed, 'installed on this machine');
  const bundled = chromium.executablePath();
  if (canRun(bundled)) return printBrowser(bundled, "Playwright's own");

  console.log("No Chromium found: installing Playwright's own.");
  await runPackage('@playwright/test', ['install', 'chromium']);
  if (canRun(bundled)) return printBrowser(bundled, "Playwright's own, just installed");
  throw new Error('There is no Chromium, and none could be installed. Install one, or set CHROMIUM_PATH.');
}

/** Installs with the cached package lists of apt, or else after an update. Without a network both fail quickly. */
async function installPackage(name: string): Promise<boolean> {
  console.log(`Installing Debian's ${name}.`);
  const apt = async (...args: string[]) => {
    const limits = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
    return (
      (await runProgram('apt-get', ['-q', ...limits, ...args], { DEBIAN_FRONTEND: 'noninteractive' })) === 0
    );
  };
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  return (await install()) || ((await apt('update')) && (await install()));
}

function canRun(file: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows, Chrome would open a window instead of printing its version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

const readFileOrEmpty = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function printBrowser(file: string, origin: string): string {
  console.log(`Browser: ${file} (${origin})`);
  return file;
}
