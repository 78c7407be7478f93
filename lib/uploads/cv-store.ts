import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { uploads } from '@/lib/limits';
import { logError } from '@/lib/log';
import { UserError } from '@/lib/result';
import { serviceClient } from '@/lib/supabase/service';
import {
  type CvExtension,
  type CvUse,
  cvMessages,
  cvUses,
  getCvExtension,
  getCvKindError,
  getCvMimeType,
  toCvFilename,
  validateCvSize,
} from './cv';
import { inspectCv } from './cv-content';
import { toFileUrl } from './file-url';
import { markDiscarded, markVerified, registerUpload, type UploadCheck } from './register-upload';
import { scanForViruses } from './virus-scan';

const bucket = 'applications';

/** A slower download counts as a storage outage. */
const downloadTimeoutMs = 20_000;

/** The path of a stored file and the secret of its uploader. The form submits both. */
type CvTicket = { path: string; ticket: string };

/** An upload with its signed URL, which accepts one file within two hours. */
type CvUpload = CvTicket & { url: string };

/**
 * Registers a CV and signs its upload URL. Checks the declared size and the extension, which the browser sets by the
 * content (`toCvFilename`). `verifyCv` checks the file itself.
 */
export async function createCvUpload(
  file: { name: string; size: number },
  ownerId: string | null,
  use: CvUse = 'application',
): Promise<CvUpload> {
  const extension = getCvExtension(file.name);
  if (extension === null) throwCvError(cvMessages.type);
  assertValidSize(file.size, use);
  const entry = await registerCv(file.name, extension, ownerId, use);
  const { data, error } = await serviceClient().storage.from(bucket).createSignedUploadUrl(entry.path);
  if (error) throw error;
  return { ...entry, url: toFileUrl(data.signedUrl) };
}

/** Checks and stores a CV that was submitted with a form, without JavaScript. */
export async function saveCv(
  file: File,
  ownerId: string | null,
  use: CvUse = 'application',
): Promise<CvTicket> {
  assertValidSize(file.size, use);
  const bytes = Buffer.from(await file.arrayBuffer());
  const check = await checkFile(bytes, file.name, cvUses[use].maxBytes);
  if (typeof check === 'string') throwCvError(check);
  const { extension } = check;
  const entry = await registerCv(toCvFilename(file.name, extension), extension, ownerId, use);
  const { error } = await serviceClient()
    .storage.from(bucket)
    .upload(entry.path, bytes, { contentType: getCvMimeType(extension), cacheControl: '0', upsert: false });
  if (error) throw error;
  await markVerified(entry.path, check);
  return entry;
}

/**
 * Copies a stored CV for an application, so that a change of the profile's CV doesn't affect it. The caller must have
 * read the path as its owner.
 */
export async function copyCv(
  { path, filename }: { path: string; filename: string },
  ownerId: string | null,
): Promise<CvTicket> {
  const { maxBytes } = cvUses.profile;
  const bytes = await downloadStoredCv(path, maxBytes);
  if (!Buffer.isBuffer(bytes)) throwCvError(cvMessages.missing);
  return saveCv(new File([new Uint8Array(bytes)], filename), ownerId);
}

/**
 * Checks the ticket, the size and the content of an uploaded CV. Throws a UserError with the specified message, and
 * discards an invalid file.
 */
export async function verifyCv({ path, ticket }: CvTicket, use: CvUse = 'application'): Promise<void> {
  const { data: entry } = await serviceClient()
    .from('uploads')
    .select('bucket, extension, ticket_hash, verified_at, discarded_at')
    .eq('path', path)
    .maybeSingle()
    .throwOnError();
  // Each use has its own size limit, so a file can't be verified for another use.
  const isForThisUse = entry?.bucket === bucket && path.startsWith(`${cvUses[use].folder}/`);
  if (!entry || !isForThisUse || !isValidTicket(ticket, entry.ticket_hash)) throwCvError(cvMessages.missing);
  // The file may already be claimed, if this is a retry. The database detects that.
  if (entry.verified_at) return;
  if (entry.discarded_at) throwCvError(cvMessages.missing);

  const { maxBytes } = cvUses[use];
  const bytes = await downloadStoredCv(path, maxBytes);
  if (bytes === null) throwCvError(cvMessages.missing);
  const contentCheck = await checkFile(bytes, path, maxBytes);
  const isOtherKind = typeof contentCheck !== 'string' && contentCheck.extension !== entry.extension;
  const check = isOtherKind ? cvMessages.format : contentCheck;
  if (typeof check === 'string') {
    await markDiscarded(path);
    // If storage is unreachable, the cleanup deletes the file later.
    const { error: removeError } = await serviceClient().storage.from(bucket).remove([path]);
    if (removeError) logError('verifyCv', removeError);
    throwCvError(check);
  }
  await markVerified(path, check);
}

/** Downloads a stored CV; null if there is none. Stops and returns 'too large' after `maxBytes`. */
export async function downloadStoredCv(
  path: string,
  maxBytes = uploads.cvMaxBytes,
): Promise<Buffer | 'too large' | null> {
  const controller = new AbortController();
  // React copies the responses of requests without a signal, and an unread copy would keep the download from ending.
  const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(downloadTimeoutMs)]);
  const file = serviceClient().storage.from(bucket).download(path, {}, { signal, cache: 'no-store' });
  const { data, error } = await file.asStream();
  if (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
  const reader = data.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > maxBytes) {
      controller.abort();
      return 'too large';
    }
    parts.push(value);
  }
}

/** Deletes files that were discarded, or unclaimed for 24 hours (D35). Returns their number. */
export async function removeOrphanedUploads(maxUploads = 100): Promise<number> {
  const admin = serviceClient();
  const { data: orphans } = await admin
    .rpc('claim_orphaned_uploads', { max_uploads: maxUploads })
    .throwOnError();
  for (const bucketName of new Set(orphans.map((orphan) => orphan.bucket))) {
    const paths = orphans.filter((orphan) => orphan.bucket === bucketName).map(({ path }) => path);
    // Deletes files before rows: a row without a file is harmless, but a file without a row would stay forever.
    const { error } = await admin.storage.from(bucketName).remove(paths);
    if (error) throw error;
    await admin.from('uploads').delete().in('path', paths).not('discarded_at', 'is', null).throwOnError();
  }
  return orphans.length;
}

async function registerCv(
  filename: string,
  extension: CvExtension,
  ownerId: string | null,
  use: CvUse,
): Promise<CvTicket> {
  const ticket = randomBytes(24).toString('base64url');
  const path = await registerUpload({
    bucket,
    folder: cvUses[use].folder,
    filename,
    extension,
    ownerId,
    ticketHash: hash(ticket),
  });
  return { path, ticket };
}

/**
 * Checks a file's content. Returns an error message or the result of the checks. Throws a UserError with the advice to
 * retry if the scanner is down.
 */
async function checkFile(
  bytes: Buffer | 'too large',
  name: string,
  maxBytes: number,
): Promise<string | (UploadCheck & { extension: CvExtension })> {
  if (bytes === 'too large') return cvMessages.tooLarge(maxBytes);
  if (bytes.byteLength === 0) return cvMessages.empty;
  const content = await inspectCv(bytes);
  if (!('issue' in content)) return getCvKindError(content.kind, name);
  if (content.issue) return cvMessages[content.issue];
  const verdict = await scanForViruses(bytes).catch((error: unknown) => {
    logError('scanForViruses', error);
    return throwCvError(cvMessages.scannerDown);
  });
  if (verdict === 'infected') return cvMessages.infected;
  return { extension: content.kind, sizeBytes: bytes.byteLength, isScanned: verdict === 'clean' };
}

function assertValidSize(size: number, use: CvUse): void {
  const error = validateCvSize(size, use);
  if (error) throwCvError(error);
}

function throwCvError(message: string): never {
  throw new UserError(message, { cv: message });
}

/** For a missing file, storage responds with the status 400 or 404, and with 404 in the body. */
const isNotFound = (error: { message: string } & { status?: unknown; statusCode?: unknown }) =>
  error.status === 404 || String(error.statusCode) === '404' || /not[ _]?found/i.test(error.message);

function isValidTicket(ticket: string, ticketHash: string | null): boolean {
  const actual = Buffer.from(hash(ticket));
  const expected = Buffer.from(ticketHash ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
