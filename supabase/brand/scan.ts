import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as brand from '../../doorstep.config.ts';
import * as doorstep from '../../lib/brand/defaults.ts';
import { colorsOf } from '../../lib/brand/palette.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** What visitors, their programs and search engines get to see. Tools of the operator are called as the software is. */
const shown = [
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

/** Where a brand is written down, and what is written from it: `staleFiles` looks at that. */
const ofConfiguration =
  /^(lib\/brand\/defaults\.ts|app\/(brand|door-parts)\.css|public\/icon\.svg|supabase\/config\.toml|supabase\/embedded\/mail\/\w+\.html)$/;

const isText = /\.(tsx?|mjs|css|sql|svg|html|txt|toml|json|webmanifest)$/;

/** Each is looked for as it stands: a name of Doorstep's own, and whatever else the configuration says. */
const literals: readonly (readonly [what: string, text: string])[] = [
  ['the name', doorstep.name],
  ...[doorstep, brand].flatMap(({ tagline, description, palette, area, operator }) => [
    ['the tagline', tagline] as const,
    ['the description', description] as const,
    ['the place of maps', String(area.center.lat)] as const,
    ...Object.values(operator).flatMap((line) =>
      line === null ? [] : [['who runs the site', line] as const],
    ),
    ...Object.values(colorsOf(palette)).flatMap((scheme) =>
      Object.entries(scheme)
        .filter(([, color]) => !/^#(0{6}|f{6})$/.test(color))
        .map(([name, color]) => [`the color "${name}"`, color] as const),
    ),
  ]),
];

/** `file:line: what` for each place that shows a brand and does not read the configuration. */
export const placesPastConfiguration = (): string[] =>
  shown
    .flatMap(filesBelow)
    .filter((file) => isText.test(file) && !ofConfiguration.test(file))
    .flatMap((file) =>
      literalsIn(file, readFileSync(path.join(root, file), 'utf8')).map(
        ({ line, what }) => `${file}:${line}: ${what} is written out; read it from doorstep.config.ts`,
      ),
    );

/** Comments are for whoever reads the code, and names in small letters (cookies, metrics) for programs. */
export function literalsIn(file: string, text: string): { line: number; what: string }[] {
  const seen = withoutComments(file, text).split('\n');
  return seen.flatMap((content, index) => {
    const what = literals.find(([, literal]) => containsWord(content, literal))?.[0] ?? otherAddress(content);
    return what ? [{ line: index + 1, what }] : [];
  });
}

function containsWord(content: string, literal: string): boolean {
  const at = content.indexOf(literal);
  return at >= 0 && !/[\w-]/.test(content[at + literal.length] ?? ' ');
}

/** An address or a site of Doorstep's own; `.example` and `.invalid` are nobody's. */
const otherAddress = (content: string) =>
  /\b[\w-]*doorstep[\w-]*\.(?!example\b|invalid\b)(com|org|net|app|io|dev|jobs|us)\b/i.test(content)
    ? 'the address'
    : undefined;

/** Lines stay where they are. */
function withoutComments(file: string, text: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '');
  if (/\.sql$/.test(file)) return text.replace(/--.*$/gm, blank);
  if (/\.(svg|html|toml|json|txt|webmanifest)$/.test(file)) return text;
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (all, string: string | undefined) => string ?? blank(all),
  );
}

function filesBelow(start: string): string[] {
  const full = path.join(root, start);
  if (statSync(full).isFile()) return [start];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
