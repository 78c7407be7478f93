import type { MessageValues } from '@/messages/format';

export const cv = {
  notScanned: 'This file was not checked for viruses.',
  type: 'File type must be PDF, DOC or DOCX',
  count: 'Too many files',
  empty: 'Invalid file. This file is empty.',
  format:
    'Invalid file format. We can’t read this file as a PDF, DOC or DOCX. Please save it as a PDF and try again.',
  rtf: 'Invalid file format. This is an RTF file. Please save it as a PDF and try again.',
  html: 'Invalid file format. This is a web page. Please save it as a PDF and try again.',
  active:
    'Invalid file format. This file has macros, scripts or other files inside, or loads something from elsewhere. Please save it as a plain PDF and try again.',
  locked:
    'Invalid file format. This file is locked with a password. Please save it without one and try again.',
  unpacksTooLarge:
    'Invalid file format. This file unpacks to more than 20 MB. Please save it as a PDF and try again.',
  infected:
    'Invalid file. We found a virus in it and deleted it. Please check your device and choose another file.',
  scannerDown: 'We couldn’t check your CV for viruses just now. Please try again in a minute.',
  missing: 'Please upload your CV before submitting',
  uploadFailed: ({ message }: MessageValues<'message'>) => `Failed to upload CV: ${message}`,
  hint: ({ limit }: MessageValues<'limit'>) => `PDF, DOC or DOCX, up to ${limit}`,
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
  hint: ({ limit }: MessageValues<'limit'>) => `PNG, JPEG, WebP, GIF or AVIF, up to ${limit}`,
};

export const tooLarge = {
  limit: ({ limit }: MessageValues<'limit'>) => `File is larger than ${limit}.`,
  sizeAndLimit: ({ size, limit }: MessageValues<'size' | 'limit'>) =>
    `File is larger than ${limit}. That file is ${size}.`,
  megabytes: ({ size }: MessageValues<'size'>) => `${size} MB`,
};

/** Each follows 'Failed to upload CV: '. */
export const uploadCv = {
  readFailed: 'we couldn’t read it. Please choose it again.',
  storeFailed: 'we couldn’t store it. Please try again.',
  connectionLost: 'the connection was lost. Please try again.',
  timedOut: 'it took too long. Please try again.',
  unexpectedResponse: 'the server didn’t respond as expected. Please try again.',
};
