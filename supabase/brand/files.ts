import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as brand from '../../doorstep.config.ts';
import { colors } from '../../lib/brand/colors.ts';
import type { accountEmailTemplates as Templates } from '../embedded/mail/templates.ts';
import { readAliases } from './aliases.ts';
import { colorStyles } from './color-styles.ts';
import { doorStyles } from './door-styles.ts';
import { icons } from './icons.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** What cannot read the configuration itself and so is written from it, by its path in the repository. */
export async function brandFiles(): Promise<Record<string, string | Buffer>> {
  return {
    'app/brand.css': colorStyles(brand.logo, colors),
    'app/door-parts.css': doorStyles(),
    ...(await icons(brand.name, brand.logo, colors)),
    ...(await accountEmails()),
  };
}

/** The emails of the auth service, and its settings with their subjects. */
async function accountEmails(): Promise<Record<string, string>> {
  readAliases();
  const place = new URL('../embedded/mail/templates.ts', import.meta.url).href;
  const { accountEmailTemplates }: { accountEmailTemplates: typeof Templates } = await import(place);
  const emails = Object.entries(accountEmailTemplates);
  const settings = emails.reduce(
    (text, [kind, { subject }]) =>
      text.replace(new RegExp(`(?<=^\\[auth\\.email\\.template\\.${kind}\\]\\nsubject = ).*$`, 'm'), () =>
        JSON.stringify(subject),
      ),
    readFileSync(path.join(root, 'supabase/config.toml'), 'utf8'),
  );
  return {
    ...Object.fromEntries(emails.map(([kind, { html }]) => [`supabase/embedded/mail/${kind}.html`, html])),
    'supabase/config.toml': settings,
  };
}

/** Which of them are not as the configuration wants them. A picture may differ by what another version of the program rounds. */
export async function staleFiles(): Promise<string[]> {
  const stale = await Promise.all(
    Object.entries(await brandFiles()).map(async ([file, wanted]) => {
      const found = readFileSync(path.join(root, file));
      const isAsWanted =
        typeof wanted === 'string' ? found.toString() === wanted : await isSamePicture(found, wanted);
      return isAsWanted ? [] : [file];
    }),
  );
  return stale.flat();
}

async function isSamePicture(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(pngOf(file)).ensureAlpha().raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) return false;
  const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0);
  return difference / a.length < 1;
}

const pngOf = (file: Buffer) => file.subarray(Math.max(0, file.indexOf('\x89PNG', 0, 'latin1')));
