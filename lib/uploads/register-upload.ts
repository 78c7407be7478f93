import 'server-only';
import { serviceClient } from '@/lib/supabase/service';
import { toDisplayFilename, toObjectPath } from './filename';

type NewUpload = {
  bucket: 'applications' | 'companies';
  /** The folder that the specification has for this kind of file (D24). */
  folder: 'cvs' | 'cv' | 'logos';
  filename: string;
  extension: string;
  ownerId: string | null;
  /** The SHA-256 hash of the upload's ticket. */
  ticketHash?: string;
  getPublicUrl?: (path: string) => string;
};

/** Registers a file before it is stored (D118). Returns its path. */
export async function registerUpload(upload: NewUpload): Promise<string> {
  const { bucket, folder, extension, ownerId, ticketHash, getPublicUrl } = upload;
  const filename = toDisplayFilename(upload.filename);
  // If another file has the same name and millisecond, tries the next millisecond.
  for (let timestamp = Date.now(); ; timestamp += 1) {
    const path = toObjectPath(folder, filename, extension, timestamp);
    const { error } = await serviceClient()
      .from('uploads')
      .insert({
        path,
        bucket,
        filename,
        extension,
        owner_id: ownerId,
        ...(ticketHash !== undefined && { ticket_hash: ticketHash }),
        ...(getPublicUrl && { public_url: getPublicUrl(path) }),
      });
    if (!error) return path;
    if (error.code !== '23505') throw error;
  }
}

export type UploadCheck = { sizeBytes: number; isScanned: boolean };

/** Marks a registered file as checked and valid. */
export async function markVerified(path: string, { sizeBytes, isScanned }: UploadCheck): Promise<void> {
  const now = new Date().toISOString();
  await serviceClient()
    .from('uploads')
    .update({ verified_at: now, size_bytes: sizeBytes, scanned_at: isScanned ? now : null })
    .eq('path', path)
    .throwOnError();
}

/** Marks a registered file as discarded; the cleanup deletes it. */
export async function markDiscarded(path: string): Promise<void> {
  await serviceClient()
    .from('uploads')
    .update({ discarded_at: new Date().toISOString() })
    .eq('path', path)
    .throwOnError();
}
