import { getCvMimeType } from '@/lib/uploads/cv';
import { sql } from '../support/sql';
import { toStorageUrl } from '../support/storage-url';

/** Uploads a file to its signed URL, as a browser does. */
export const put = (url: string, body: Buffer) =>
  fetch(toStorageUrl(url), {
    method: 'PUT',
    headers: { 'content-type': getCvMimeType('pdf') },
    body: new Uint8Array(body),
  });

/** The row of an upload; undefined if there is none. */
export const getUpload = async (path: string) =>
  (await sql`select * from public.uploads where path = ${path}`)[0];
