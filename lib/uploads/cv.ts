import { uploads } from '@/lib/site';
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
export const cvAllowed = 'PDF, DOC or DOCX, up to 5 MB';
export const profileCvAllowed = 'PDF, DOC or DOCX, up to 10 MB';

/** What whoever opens a CV reads beside it where no scanner looked at it. */
export const notScanned = 'This file was not checked for viruses.';

/** The upload messages of sections 5 and 8; a sentence that helps follows what they only name. */
export const cvMessages = {
  type: 'File type must be PDF, DOC or DOCX',
  size: tooLarge(uploads.cvMaxBytes),
  tooLarge,
  count: 'Too many files',
  required: 'CV/Resume is required',
  empty: 'Invalid file. This file is empty.',
  format: 'Invalid file format. This file isn’t really a PDF, DOC or DOCX.',
  active:
    'Invalid file format. This file has macros, scripts or other files inside. Please save it as a plain PDF and try again.',
  locked:
    'Invalid file format. This file is locked with a password. Please save it without one and try again.',
  unfolds:
    'Invalid file format. This file unpacks to more than 20 MB. Please save it as a PDF and try again.',
  infected:
    'Invalid file. We found a virus in it and deleted it. Please check your device and choose another file.',
  scannerDown: 'We couldn’t check your CV for viruses just now. Please try again in a minute.',
  missing: 'Please upload your CV before submitting',
  failed: (message: string) => `Failed to upload CV: ${message}`,
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
