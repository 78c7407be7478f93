import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import * as brand from '../../doorstep.config.ts';
import { colors } from '../../lib/brand/colors.ts';
import type { accountEmailTemplates as Templates } from '../embedded/mail/templates.ts';
import { registerAliases } from './aliases.ts';
import { generateColorStyles } from './color-styles.ts';
import { generatePlaceholderStyles } from './company-placeholder-styles.ts';
import { generateIcons } from './icons.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Generates the files that depend on the configuration but can't import it. The keys are paths in the repository. */
export async function generateBrandFiles(): Promise<Record<string, string | Buffer>> {
  return {
    'app/brand.css': generateColorStyles(brand.logo, colors),
    'app/company-placeholder-parts.css': generatePlaceholderStyles(),
    ...(await generateIcons(brand.name, brand.logo, colors)),
    ...(await generateAccountEmails()),
  };
}

/** Generates the emails of the auth service, and config.toml with their subjects. */
async function generateAccountEmails(): Promise<Record<string, string>> {
  registerAliases();
  const moduleUrl = new URL('../embedded/mail/templates.ts', import.meta.url).href;
  const { accountEmailTemplates }: { accountEmailTemplates: typeof Templates } = await import(moduleUrl);
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

/** Lists the generated files that differ from the configuration. */
export async function findStaleFiles(): Promise<string[]> {
  const stale = await Promise.all(
    Object.entries(await generateBrandFiles()).map(async ([file, expected]) => {
      const actual = readFileSync(path.join(root, file));
      const isCurrent =
        typeof expected === 'string' ? actual.toString() === expected : await isSamePicture(actual, expected);
      return isCurrent ? [] : [file];
    }),
  );
  return stale.flat();
}

/** Compares pictures with a tolerance, because versions of sharp round differently. */
async function isSamePicture(pictureA: Buffer, pictureB: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [pictureA, pictureB].map((file) => sharp(extractPng(file)).ensureAlpha().raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) return false;
  const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0);
  return difference / a.length < 1;
}

const extractPng = (file: Buffer) => file.subarray(Math.max(0, file.indexOf('\x89PNG', 0, 'latin1')));
