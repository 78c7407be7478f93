import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runPackage, runProgram } from './run-program.ts';

/** Chromium without windows, which is all that journeys need: it takes two thirds of the processor's time. */
const SHELL = '/usr/bin/chromium-headless-shell';
/** Its letters are as wide as Arial's, which stand in until ours are here (app/stand-in-fonts.css). A bare Debian has none of that width. */
const STAND_IN = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium to test with: the one that is named, an installed one, or one that is installed now. Says which. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return say(named, 'named by CHROMIUM_PATH');
  }
  const mayInstall = process.getuid?.() === 0 && textOf('/etc/os-release').includes('\nID=debian');
  if (mayInstall && !existsSync(STAND_IN)) await installPackage('fonts-liberation');
  if (works(SHELL)) return say(SHELL, 'installed on this machine');
  if (mayInstall && (await installPackage('chromium-headless-shell')) && works(SHELL))
    return say(SHELL, "Debian's package, just installed");
  const installed = INSTALLED.find(works);
  if (installed) return say(installed, 'installed on this machine');
  const own = chromium.executablePath();
  if (works(own)) return say(own, "Playwright's own");

  console.log("No Chromium here: installing Playwright's own.");
  await runPackage('@playwright/test', ['install', 'chromium']);
  if (works(own)) return say(own, "Playwright's own, just installed");
  throw new Error(
    'There is no Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.',
  );
}

/** By what apt knows already, or else by what it learns anew; without a network both end soon. */
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

function works(file: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows, Chrome would open a window instead of telling its version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function say(file: string, origin: string): string {
  console.log(`Browser: ${file} (${origin})`);
  return file;
}
