import 'server-only';
import { adminClient } from '@/lib/supabase/admin';
import { displayName, objectPath } from './file-name';

type NewUpload = {
  bucket: 'applications' | 'companies';
  /** The folder that the specification names for this kind of file (D24). */
  folder: 'cvs' | 'cv' | 'logos';
  /** As the person called it. */
  filename: string;
  extension: string;
  ownerId: string | null;
  /** The SHA-256 of the secret that makes a file of a visitor's their own. */
  ticketHash?: string;
  /** The address of a public file at a path. */
  publicUrlOf?: (path: string) => string;
};

/** Registers a file that is about to be stored (D118) and answers its path; nothing claims it yet. */
export async function registerUpload(upload: NewUpload): Promise<string> {
  const { bucket, folder, extension, ownerId, ticketHash, publicUrlOf } = upload;
  const filename = displayName(upload.filename);
  // Two files of one name in the same millisecond would share a path; the later one takes the next.
  for (let timestamp = Date.now(); ; timestamp += 1) {
    const path = objectPath(folder, filename, extension, timestamp);
    const { error } = await adminClient()
      .from('uploads')
      .insert({
        path,
        bucket,
        filename,
        extension,
        owner_id: ownerId,
        ...(ticketHash !== undefined && { ticket_hash: ticketHash }),
        ...(publicUrlOf && { public_url: publicUrlOf(path) }),
      });
    if (!error) return path;
    if (error.code !== '23505') throw error;
  }
}

/** What the server found when it looked at a file that is good. */
export type Looked = { sizeBytes: number; isScanned: boolean };

/** Notes that a registered file was looked at and is good. */
export async function markVerified(path: string, { sizeBytes, isScanned }: Looked): Promise<void> {
  const now = new Date().toISOString();
  await adminClient()
    .from('uploads')
    .update({ verified_at: now, size_bytes: sizeBytes, scanned_at: isScanned ? now : null })
    .eq('path', path)
    .throwOnError();
}

/** Notes that a registered file is given up; the clean-up removes it. */
export async function markDiscarded(path: string): Promise<void> {
  await adminClient()
    .from('uploads')
    .update({ discarded_at: new Date().toISOString() })
    .eq('path', path)
    .throwOnError();
}
