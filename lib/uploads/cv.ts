import { uploads } from '@/lib/limits';
import { cv as text } from '@/messages/uploads';
import { tooLarge } from './too-large';

const cvExtensions = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof cvExtensions)[number];

/** What the `accept` attribute of the file field says. */
export const cvAccept = cvExtensions.map((extension) => `.${extension}`).join(',');

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
export const cvAllowed = text.allowed;
export const profileCvAllowed = text.allowedInProfile;

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
  active: text.active,
  locked: text.locked,
  unfolds: text.unfolds,
  infected: text.infected,
  scannerDown: text.scannerDown,
  missing: text.missing,
  failed: (message: string) => text.failedToUploadCv({ message }),
} as const;

const mimeTypes: Record<CvExtension, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

export const cvMimeType = (extension: CvExtension) => mimeTypes[extension];

/** The extension of a file's name in lower case when it is one that a CV may have, else null. */
export function cvExtension(filename: string): CvExtension | null {
  const extension = /\.([a-z0-9]{1,10})$/i.exec(filename)?.[1]?.toLowerCase();
  return cvExtensions.find((each) => each === extension) ?? null;
}

/** What is wrong with a CV judged by name and size alone, as a sentence; null when nothing is. */
export function cvProblem(
  { name, size }: { name: string; size: number },
  use: CvUse = 'application',
): string | null {
  if (cvExtension(name) === null) return cvMessages.type;
  const { maxBytes } = cvUses[use];
  if (size > maxBytes) return tooLarge(maxBytes, size);
  if (size === 0) return cvMessages.empty;
  return null;
}
