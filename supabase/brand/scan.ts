import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as brand from '../../doorstep.config.ts';
import * as doorstep from '../../lib/brand/defaults.ts';
import { resolveColors } from '../../lib/brand/palette.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Files with texts for visitors, browsers and search engines. Command-line tools may use Doorstep's name. */
const scannedPaths = [
  ...[
    'app',
    'components',
    'lib',
    'public',
    'supabase/schemas',
    'supabase/embedded/api',
    'supabase/embedded/mail',
  ],
  ...[
    'instrumentation.ts',
    'instrumentation-client.ts',
    'middleware.ts',
    'next.config.ts',
    'supabase/config.toml',
  ],
];

/** The files that define Doorstep's brand, and the generated files, which `findStaleFiles` checks. */
const configurationFiles =
  /^(lib\/brand\/defaults\.ts|app\/(brand|company-placeholder-parts)\.css|public\/icon\.svg|supabase\/config\.toml|supabase\/embedded\/mail\/\w+\.html)$/;

const textFilePattern = /\.(tsx?|mjs|css|sql|svg|html|txt|toml|json|webmanifest)$/;

/** The texts to search for: Doorstep's name, and the values of Doorstep's and this site's configuration. */
const literals: readonly (readonly [label: string, text: string])[] = [
  ['the name', doorstep.name],
  ...[doorstep, brand].flatMap(({ tagline, description, palette, area, operator }) => [
    ['the tagline', tagline] as const,
    ['the description', description] as const,
    ['the map center', String(area.center.lat)] as const,
    ...Object.values(operator).flatMap((line) => (line === null ? [] : [['the operator', line] as const])),
    ...Object.values(resolveColors(palette)).flatMap((scheme) =>
      Object.entries(scheme)
        .filter(([, color]) => !/^#(0{6}|f{6})$/.test(color))
        .map(([name, color]) => [`the color "${name}"`, color] as const),
    ),
  ]),
];

/** Returns a message with file and line for each hardcoded text or color of a brand. */
export const findHardcodedBranding = (): string[] =>
  scannedPaths
    .flatMap(listFiles)
    .filter((file) => textFilePattern.test(file) && !configurationFiles.test(file))
    .flatMap((file) =>
      findLiterals(file, readFileSync(path.join(root, file), 'utf8')).map(
        ({ line, label }) => `${file}:${line}: ${label} is hardcoded; import it from doorstep.config.ts`,
      ),
    );

/** Finds hardcoded branding in a file. Ignores comments and lowercase names (cookies, metrics). */
export function findLiterals(file: string, text: string): { line: number; label: string }[] {
  const lines = stripComments(file, text).split('\n');
  return lines.flatMap((content, index) => {
    const label =
      literals.find(([, literal]) => containsWord(content, literal))?.[0] ?? findDoorstepDomain(content);
    return label ? [{ line: index + 1, label }] : [];
  });
}

function containsWord(content: string, literal: string): boolean {
  const at = content.indexOf(literal);
  return at >= 0 && !/[\w-]/.test(content[at + literal.length] ?? ' ');
}

/** Finds a domain with Doorstep's name, except for the reserved `.example` and `.invalid`. */
const findDoorstepDomain = (content: string) =>
  /\b[\w-]*doorstep[\w-]*\.(?!example\b|invalid\b)(com|org|net|app|io|dev|jobs|us)\b/i.test(content)
    ? 'the domain'
    : undefined;

/** Removes comments but keeps their line breaks, so that line numbers don't change. */
function stripComments(file: string, text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '');
  if (/\.sql$/.test(file)) return text.replace(/--.*$/gm, blank);
  if (/\.(svg|html|toml|json|txt|webmanifest)$/.test(file)) return text;
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (all, string: string | undefined) => string ?? blank(all),
  );
}

function listFiles(start: string): string[] {
  const full = path.join(root, start);
  if (statSync(full).isFile()) return [start];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
