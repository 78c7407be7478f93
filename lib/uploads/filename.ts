/** Cleans a filename for display: no path, no control characters, at most 200 characters. */
export function toDisplayFilename(filename: string): string {
  const base = filename.split(/[\\/]/).at(-1) ?? '';
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  if (clean.length <= 200) return clean || 'file';
  const extension = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, 200 - extension.length) + extension;
}

/**
 * An object's path as specified (D24): `{folder}/{timestamp}_{name with underscores}.{ext}`. The name has only letters,
 * digits, '-' and '_', because storage rejects many others.
 */
export function toObjectPath(
  folder: string,
  filename: string,
  extension: string,
  timestampMs: number,
): string {
  const name = filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9-]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 80);
  return `${folder}/${timestampMs}_${name || 'file'}.${extension}`;
}
