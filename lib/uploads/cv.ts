import { uploads } from '@/lib/site';

export const cvExtensions = ['pdf', 'doc', 'docx'] as const;
export type CvExtension = (typeof cvExtensions)[number];

/** What the `accept` attribute of the file field says. */
export const cvAccept = cvExtensions.map((extension) => `.${extension}`).join(',');

/** What a person reads beside the field. */
export const cvAllowed = 'PDF, DOC or DOCX, up to 5 MB';

/** The upload messages of sections 5 and 8. */
export const cvMessages = {
  type: 'File type must be PDF, DOC or DOCX',
  size: `File is larger than ${uploads.cvMaxBytes} bytes`,
  count: 'Too many files',
  required: 'CV/Resume is required',
  empty: 'Invalid file',
  format: 'Invalid file format',
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
export function cvProblem({ name, size }: { name: string; size: number }): string | null {
  if (cvExtension(name) === null) return cvMessages.type;
  if (size > uploads.cvMaxBytes) return cvMessages.size;
  if (size === 0) return cvMessages.empty;
  return null;
}
