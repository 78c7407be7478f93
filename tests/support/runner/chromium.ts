import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runPackage, runProgram } from './run-program.ts';

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
  const installed = INSTALLED.find(works);
  if (installed) return say(installed, 'installed on this machine');
  const own = chromium.executablePath();
  if (works(own)) return say(own, "Playwright's own");

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("No Chromium here: installing Debian's package.");
    await runProgram('apt-get', ['update', '-q']);
    await runProgram('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
    const packaged = INSTALLED.find(works);
    if (packaged) return say(packaged, "Debian's package, just installed");
  }

  console.log("No Chromium here: installing Playwright's own.");
  await runPackage('@playwright/test', ['install', 'chromium']);
  if (works(own)) return say(own, "Playwright's own, just installed");
  throw new Error(
    'There is no Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.',
  );
}

function works(file: string): boolean {
  if (!existsSync(file)) return false;
  // On Windows, Chrome would open a window instead of telling its version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

function say(file: string, origin: string): string {
  console.log(`Browser: ${file} (${origin})`);
  return file;
}
