import { uploads } from '@/lib/limits';
import { cv as text } from '@/messages/uploads';
import { formatMegabytes, getTooLargeMessage } from './too-large-message';

const cvExtensions = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof cvExtensions)[number];

const mimeTypes: Record<CvExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const getCvMimeType = (extension: CvExtension) => mimeTypes[extension];

/** The `accept` attribute of the file field. Has MIME types, because on phones a name may have no extension. */
export const cvAccept = cvExtensions
  .flatMap((extension) => [`.${extension}`, mimeTypes[extension]])
  .join(',');

/** The use of a CV: in an application or a talent profile (specification, sections 5, 7 and 9). */
export type CvUse = keyof typeof cvUses;

export const cvUses = {
  application: { folder: 'cvs', maxBytes: uploads.cvMaxBytes },
  profile: { folder: 'cv', maxBytes: uploads.profileMaxBytes },
} as const;

/** The maximum number of bytes that the checks unpack from a file. */
export const maxUnpackedBytes = 20 * 1024 * 1024;

/**
 * Why a file is rejected: it is broken or of another kind, has active content (macros, scripts, other files), has a
 * password, or unpacks to too many bytes.
 */
export type ContentIssue = 'format' | 'active' | 'locked' | 'unpacksTooLarge';

export const cvHint = text.hint({ limit: formatMegabytes(uploads.cvMaxBytes) });
export const profileCvHint = text.hint({ limit: formatMegabytes(uploads.profileMaxBytes) });

export const notScannedNotice = text.notScanned;

/** The upload messages of the specification (sections 5 and 8), extended with advice. */
export const cvMessages = {
  ...text,
  tooLarge: getTooLargeMessage,
  failed: (message: string) => text.uploadFailed({ message }),
} as const;

/** The extension of a filename in lower case; null if it isn't one of a CV. */
export function getCvExtension(filename: string): CvExtension | null {
  const extension = /\.([a-z]{3,4})$/i.exec(filename)?.[1]?.toLowerCase();
  return cvExtensions.find((allowed) => allowed === extension) ?? null;
}

/** Sets the extension of a filename: 'resume' and 'resume.doc ' become 'resume.pdf' for a PDF. */
export function toCvFilename(filename: string, extension: CvExtension): string {
  const name = filename.replace(/[\s.]+$/u, '');
  const stem = getCvExtension(name) === null ? name : name.replace(/\.[^.]+$/, '');
  return `${stem || 'cv'}.${extension}`;
}

/** How many bytes at the start of a file are searched for its kind. */
const detectionBytes = 1024 + 8;

/** Kinds of files that people mistake for Word documents. */
export type ForeignKind = 'rtf' | 'html';

/** Detects a file's kind by its first bytes; null for other kinds. The rest of the file may still be broken. */
export function detectCvKind(head: Uint8Array): CvExtension | ForeignKind | null {
  const text = String.fromCharCode(...head.subarray(0, detectionBytes)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (text.startsWith('PK\u0003\u0004')) return 'docx';
  if (text.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'doc';
  if (/^\s*\{\\rtf/.test(text)) return 'rtf';
  // PDF readers accept other bytes before the header.
  if (/%PDF-\d\.\d/.test(text)) return 'pdf';
  if (
    /^\s*(?:<(?:!doctype|!--|html|head|body|meta|h\d|p|div|table)\b|<\?xml[^>]*>\s*<html\b|mime-version:)/i.test(
      text,
    )
  )
    return 'html';
  return null;
}

/** The error message about a CV's size; null if the size is valid. */
export function validateCvSize(size: number, use: CvUse = 'application'): string | null {
  const { maxBytes } = cvUses[use];
  if (size > maxBytes) return getTooLargeMessage(maxBytes, size);
  return size === 0 ? cvMessages.empty : null;
}

/** The error message about a file that isn't a CV. Depends on its kind, or on its name if the kind is unknown. */
export const getCvKindError = (kind: ForeignKind | null, name: string): string =>
  cvMessages[kind ?? (getCvExtension(name) === null ? 'type' : 'format')];

export const isCvExtension = (kind: string | null): kind is CvExtension =>
  cvExtensions.some((extension) => extension === kind);

/** The error message about a chosen file's size or kind; null if both are valid. */
export async function validateCv(file: File, use: CvUse = 'application'): Promise<string | null> {
  const problem = validateCvSize(file.size, use);
  if (problem) return problem;
  try {
    const kind = await detectFileKind(file);
    return isCvExtension(kind) ? null : getCvKindError(kind, file.name);
  } catch {
    // The file can't be read, for example because it was moved. The upload reports that.
    return null;
  }
}

/** Reads the start of a file and detects its kind. */
export async function detectFileKind(file: Blob): Promise<ReturnType<typeof detectCvKind>> {
  return detectCvKind(new Uint8Array(await file.slice(0, detectionBytes).arrayBuffer()));
}
