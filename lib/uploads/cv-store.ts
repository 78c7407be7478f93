import 'server-only';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { uploads } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { Refusal } from '@/lib/result';
import { adminClient } from '@/lib/supabase/admin';
import {
  type CvExtension,
  type CvUse,
  cvExtension,
  cvKindProblem,
  cvMessages,
  cvMimeType,
  cvName,
  cvSizeProblem,
  cvUses,
} from './cv';
import { inspectCv } from './cv-content';
import { fileAddress } from './file-address';
import { type Looked, markDiscarded, markVerified, registerUpload } from './register';
import { scanForViruses } from './virus-scan';

const bucket = 'applications';

/** Storage that does not hand over a file by then is out of order. */
const readDeadlineMs = 20_000;

/** A file in storage and the secret that makes it one's own; both travel back with the form. */
type CvTicket = { path: string; ticket: string };

/** Where the browser may put a CV, once, within two hours. */
type CvUpload = CvTicket & { url: string };

/**
 * Registers a CV that is about to be uploaded and signs the address for it. Refuses by size, and by the name's extension: the
 * browser has given it the one of its content (`cvName`), which `verifyCv` checks.
 */
export async function openCvUpload(
  file: { name: string; size: number },
  ownerId: string | null,
  use: CvUse = 'application',
): Promise<CvUpload> {
  const extension = cvExtension(file.name);
  if (extension === null) refuse(cvMessages.type);
  const entry = await register(file, extension, ownerId, use);
  const { data, error } = await adminClient().storage.from(bucket).createSignedUploadUrl(entry.path);
  if (error) throw error;
  return { path: entry.path, ticket: entry.ticket, url: fileAddress(data.signedUrl) };
}

/** Stores a CV that came with a form (no JavaScript): looked at first, then registered, uploaded and marked verified. */
export async function storeCv(
  file: File,
  ownerId: string | null,
  use: CvUse = 'application',
): Promise<CvTicket> {
  const problem = cvSizeProblem(file.size, use);
  if (problem) refuse(problem);
  const bytes = Buffer.from(await file.arrayBuffer());
  const looked = await lookAt(bytes, file.name, cvUses[use].maxBytes);
  if (typeof looked === 'string') refuse(looked);
  const { extension } = looked;
  const entry = await register(
    { name: cvName(file.name, extension), size: file.size },
    extension,
    ownerId,
    use,
  );
  const { error } = await adminClient()
    .storage.from(bucket)
    .upload(entry.path, bytes, { contentType: cvMimeType(extension), cacheControl: '0', upsert: false });
  if (error) throw error;
  await markVerified(entry.path, looked);
  return { path: entry.path, ticket: entry.ticket };
}

/**
 * Stores a copy of a CV that is in storage already, as a file of its own for an application: what is done with the one
 * then leaves the other alone. The caller has read the path as its owner.
 */
export async function copyCv(
  { path, filename }: { path: string; filename: string },
  ownerId: string | null,
): Promise<CvTicket> {
  const { maxBytes } = cvUses.profile;
  const bytes = await readStoredCv(path, maxBytes);
  if (!Buffer.isBuffer(bytes)) refuse(cvMessages.missing);
  return storeCv(new File([new Uint8Array(bytes)], filename), ownerId);
}

/**
 * Checks an uploaded CV on the server: the ticket is its owner's, the file is there, small enough, and by content what
 * its name says. Refuses with the specified sentence, and gives up a file that is not.
 */
export async function verifyCv({ path, ticket }: CvTicket, use: CvUse = 'application'): Promise<void> {
  const { data: entry } = await adminClient()
    .from('uploads')
    .select('bucket, extension, ticket_hash, verified_at, discarded_at')
    .eq('path', path)
    .maybeSingle()
    .throwOnError();
  // A file for one use has that use's limits, and so is of no other.
  const isForThis = entry?.bucket === bucket && path.startsWith(`${cvUses[use].folder}/`);
  if (!entry || !isForThis || !isTicket(ticket, entry.ticket_hash)) refuse(cvMessages.missing);
  // A verified file may be claimed by now: then this is a retry, which the database tells apart.
  if (entry.verified_at) return;
  if (entry.discarded_at) refuse(cvMessages.missing);

  const { maxBytes } = cvUses[use];
  const bytes = await readStoredCv(path, maxBytes);
  if (bytes === null) refuse(cvMessages.missing);
  const found = await lookAt(bytes, path, maxBytes);
  const isAsNamed = typeof found !== 'string' && found.extension === entry.extension;
  const looked = typeof found === 'string' || isAsNamed ? found : cvMessages.format;
  if (typeof looked === 'string') {
    await markDiscarded(path);
    // Should storage be out of reach, the clean-up takes it.
    const { error: kept } = await adminClient().storage.from(bucket).remove([path]);
    if (kept) logFault('verifyCv', kept);
    refuse(looked);
  }
  await markVerified(path, looked);
}

/**
 * The content of a stored CV; null when there is none, 'too large' above `maxBytes`, of which no more is read.
 */
export async function readStoredCv(
  path: string,
  maxBytes = uploads.cvMaxBytes,
): Promise<Buffer | 'too large' | null> {
  const stop = new AbortController();
  // A request that can be stopped is also one that React does not share: of the others it keeps a copy of the answer, and a
  // stream with a second reader does not end before that one has.
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(readDeadlineMs)]);
  const file = adminClient().storage.from(bucket).download(path, {}, { signal, cache: 'no-store' });
  const { data, error } = await file.asStream();
  if (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
  const reader = data.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts);
    size += value.byteLength;
    if (size > maxBytes) {
      stop.abort();
      return 'too large';
    }
    parts.push(value);
  }
}

/** Removes files whose owner gave them up, or which nothing claimed for 24 hours (D35). How many. */
export async function removeOrphanedUploads(maxUploads = 100): Promise<number> {
  const admin = adminClient();
  const { data: orphans } = await admin
    .rpc('take_orphaned_uploads', { max_uploads: maxUploads })
    .throwOnError();
  for (const each of new Set(orphans.map((orphan) => orphan.bucket))) {
    const paths = orphans.filter((orphan) => orphan.bucket === each).map(({ path }) => path);
    // The file first: a row without a file is harmless, a file without a row would stay for ever.
    const { error: kept } = await admin.storage.from(each).remove(paths);
    if (kept) throw kept;
    const { error: left } = await admin
      .from('uploads')
      .delete()
      .in('path', paths)
      .not('discarded_at', 'is', null);
    if (left) throw left;
  }
  return orphans.length;
}

async function register(
  file: { name: string; size: number },
  extension: CvExtension,
  ownerId: string | null,
  use: CvUse,
): Promise<CvTicket> {
  const problem = cvSizeProblem(file.size, use);
  if (problem) refuse(problem);
  const ticket = randomBytes(24).toString('base64url');
  const path = await registerUpload({
    bucket,
    folder: cvUses[use].folder,
    filename: file.name,
    extension,
    ownerId,
    ticketHash: hash(ticket),
  });
  return { path, ticket };
}

/**
 * Looks into a file that has this name; returns what is wrong as a sentence, or what was found. A scanner that is out of order
 * refuses it for now alone.
 */
async function lookAt(
  bytes: Buffer | 'too large',
  name: string,
  maxBytes: number,
): Promise<string | (Looked & { extension: CvExtension })> {
  if (bytes === 'too large') return cvMessages.tooLarge(maxBytes);
  if (bytes.byteLength === 0) return cvMessages.empty;
  const found = await inspectCv(bytes);
  if (!('flaw' in found)) return cvKindProblem(found.kind, name);
  if (found.flaw) return cvMessages[found.flaw];
  const verdict = await scanForViruses(bytes).catch((fault: unknown) => {
    logFault('scanForViruses', fault);
    return refuse(cvMessages.scannerDown);
  });
  if (verdict === 'infected') return cvMessages.infected;
  return { extension: found.kind, sizeBytes: bytes.byteLength, isScanned: verdict === 'clean' };
}

function refuse(sentence: string): never {
  throw new Refusal(sentence, { cv: sentence });
}

/** Storage answers 400 or 404 for what is not there, with its own 404 inside. */
const isAbsent = (error: { message: string } & { status?: unknown; statusCode?: unknown }) =>
  error.status === 404 || String(error.statusCode) === '404' || /not[ _]?found/i.test(error.message);

function isTicket(ticket: string, ticketHash: string | null): boolean {
  const given = Buffer.from(hash(ticket));
  const known = Buffer.from(ticketHash ?? '');
  return given.length === known.length && timingSafeEqual(given, known);
}

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');
