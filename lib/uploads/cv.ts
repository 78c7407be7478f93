import { uploads } from '@/lib/limits';
import { cv as text } from '@/messages/uploads';
import { megabytes, tooLarge } from './too-large';

const cvExtensions = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof cvExtensions)[number];

const mimeTypes: Record<CvExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const cvMimeType = (extension: CvExtension) => mimeTypes[extension];

/** The `accept` attribute of the file field: phones go by the type, where a name may have no extension. */
export const cvAccept = cvExtensions
  .flatMap((extension) => [`.${extension}`, mimeTypes[extension]])
  .join(',');

/** What a CV is for: handed in with an application, or kept with a talent profile (sections 5, 7 and 9). */
export type CvUse = keyof typeof cvUses;

/** The folder and the most bytes of each use. */
export const cvUses = {
  application: { folder: 'cvs', maxBytes: uploads.cvMaxBytes },
  profile: { folder: 'cv', maxBytes: uploads.profileMaxBytes },
} as const;

/** What a container may unpack to while it is looked into. */
export const maxUnpackedBytes = 20 * 1024 * 1024;

/**
 * What can be wrong with a file's content: it is not what its name says, holds what runs (macros, scripts, other files), is locked
 * by a password, or unpacks to too much.
 */
export type ContentFlaw = 'format' | 'active' | 'locked' | 'unfolds';

/** What a person reads beside the field. */
export const cvAllowed = text.allowed({ limit: megabytes(uploads.cvMaxBytes) });
export const profileCvAllowed = text.allowed({ limit: megabytes(uploads.profileMaxBytes) });

/** What whoever opens a CV reads beside it where no scanner looked at it. */
export const notScanned = text.thisFileWasNotChecked;

/** The upload messages of sections 5 and 8; a sentence that helps follows what they only name. */
export const cvMessages = {
  type: text.type,
  size: tooLarge(uploads.cvMaxBytes),
  tooLarge,
  count: text.count,
  required: text.required,
  empty: text.empty,
  format: text.format,
  rtf: text.rtf,
  html: text.html,
  active: text.active,
  locked: text.locked,
  unfolds: text.unfolds,
  infected: text.infected,
  scannerDown: text.scannerDown,
  missing: text.missing,
  failed: (message: string) => text.failedToUploadCv({ message }),
} as const;

/** The extension of a file's name in lower case if a CV may have it, else null. */
export function cvExtension(filename: string): CvExtension | null {
  const extension = /\.([a-z]{3,4})$/i.exec(filename)?.[1]?.toLowerCase();
  return cvExtensions.find((each) => each === extension) ?? null;
}

/** A file's name with the extension of its content: 'resume' and 'resume.doc ' become 'resume.pdf'. */
export function cvName(filename: string, extension: CvExtension): string {
  const name = filename.replace(/[\s.]+$/u, '');
  const stem = cvExtension(name) === null ? name : name.replace(/\.[^.]+$/, '');
  return `${stem || 'cv'}.${extension}`;
}

/** The bytes from the start of a file that tell its kind. */
const headBytes = 1024 + 8;

/** Kinds of files that people send as a CV in the belief that they are Word documents. */
export type ForeignKind = 'rtf' | 'html';

/** Returns what a file is by its first `headBytes` bytes; null for every other kind. Its content may still be broken. */
export function cvKind(head: Uint8Array): CvExtension | ForeignKind | null {
  const text = String.fromCharCode(...head.subarray(0, headBytes)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (text.startsWith('PK\u0003\u0004')) return 'docx';
  if (text.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'doc';
  if (/^\s*\{\\rtf/.test(text)) return 'rtf';
  // Readers of PDFs pass over what comes before the header.
  if (/%PDF-\d\.\d/.test(text)) return 'pdf';
  if (
    /^\s*(?:<(?:!doctype|!--|html|head|body|meta|h\d|p|div|table)\b|<\?xml[^>]*>\s*<html\b|mime-version:)/i.test(
      text,
    )
  )
    return 'html';
  return null;
}

/** What is wrong with the size of a CV, as a sentence; null when nothing is. */
export function cvSizeProblem(size: number, use: CvUse = 'application'): string | null {
  const { maxBytes } = cvUses[use];
  if (size > maxBytes) return tooLarge(maxBytes, size);
  return size === 0 ? cvMessages.empty : null;
}

/** What is wrong with a file that no kind of CV is found in, as a sentence: it only calls itself one, or is another kind. */
export const cvKindProblem = (kind: ForeignKind | null, name: string): string =>
  cvMessages[kind ?? (cvExtension(name) === null ? 'type' : 'format')];

export const isCvExtension = (kind: string | null): kind is CvExtension =>
  cvExtensions.some((extension) => extension === kind);

/** What is wrong with a file that was chosen as a CV, by its size and its first bytes, as a sentence; null when nothing is. */
export async function cvProblem(file: File, use: CvUse = 'application'): Promise<string | null> {
  const problem = cvSizeProblem(file.size, use);
  if (problem) return problem;
  try {
    const kind = await cvKindOf(file);
    return isCvExtension(kind) ? null : cvKindProblem(kind, file.name);
  } catch {
    // A file that was moved since it was chosen: the upload says so.
    return null;
  }
}

/** Reads the start of a file. */
export async function cvKindOf(file: Blob): Promise<ReturnType<typeof cvKind>> {
  return cvKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
}
