import type { Values } from '@/messages/format';

export const cv = {
  thisFileWasNotChecked: 'This file was not checked for viruses.',
  type: 'File type must be PDF, DOC or DOCX',
  count: 'Too many files',
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
  failedToUploadCv: ({ message }: Values<'message'>) => `Failed to upload CV: ${message}`,
  allowed: 'PDF, DOC or DOCX, up to 5 MB',
  allowedInProfile: 'PDF, DOC or DOCX, up to 10 MB',
  required: 'CV/Resume is required',
};

export const logo = {
  type: 'File type must be PNG, JPEG, WebP, GIF or AVIF',
  count: 'Too many files',
  empty: 'Invalid file. This file is empty.',
  format: 'Invalid file format. This file isn’t really a PNG, JPEG, WebP, GIF or AVIF.',
  pixels:
    'Invalid file. This picture has too many pixels. The limit is 16 million, or 4 million for AVIF. Please save it smaller and try again.',
  slow: 'Invalid file. This picture takes too long to process. Please save it as a smaller PNG or JPEG and try again.',
  busy: 'We’re busy with other pictures. Please try again in a minute.',
  missing: 'Please choose your logo again',
  weCouldntSaveTheLogo: 'We couldn’t save the logo. Please try again.',
  allowed: 'PNG, JPEG, WebP, GIF or AVIF, up to 10 MB',
};

export const tooLarge = {
  limit: ({ maxBytes, limit }: Values<'maxBytes' | 'limit'>) =>
    `File is larger than ${maxBytes} bytes. The limit is ${limit}.`,
  sizeAndLimit: ({ maxBytes, size, limit }: Values<'maxBytes' | 'size' | 'limit'>) =>
    `File is larger than ${maxBytes} bytes. That file is ${size}. The limit is ${limit}.`,
  megabytes: ({ size }: Values<'size'>) => `${size} MB`,
};

export const uploadCv = {
  weCouldntStoreIt: 'we couldn’t store it. Please try again.',
  theConnectionWasLost: 'the connection was lost. Please try again.',
  itTookTooLong: 'it took too long. Please try again.',
  noAnswer: 'the server didn’t respond as expected. Please try again.',
};
