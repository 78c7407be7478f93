import { uploads } from '@/lib/limits';
import { type ActionResult, UserError } from '@/lib/result';
import {
  cvMessages,
  detectFileKind,
  getCvKindError,
  getCvMimeType,
  isCvExtension,
  toCvFilename,
} from '@/lib/uploads/cv';
import { uploadCv as text } from '@/messages/uploads';

type Ticket = { path: string; ticket: string };
type OnProgress = (percent: number) => void;

type StartUpload = (file: { name: string; size: number }) => Promise<ActionResult<Ticket & { url: string }>>;

/**
 * Creates a function that uploads a CV to storage and reports the progress. For the same file, it reuses the pending or
 * finished upload. The function throws a UserError, with `tooLargeMessage` if storage rejects the size.
 */
export function createCvUploader(
  start: StartUpload,
  tooLargeMessage = cvMessages.tooLarge(uploads.cvMaxBytes),
) {
  let lastUpload: { fileKey: string; ticket: Promise<Ticket> } | null = null;
  return (file: File, onProgress: OnProgress): Promise<Ticket> => {
    const fileKey = `${file.name} ${file.size} ${file.lastModified}`;
    if (lastUpload?.fileKey === fileKey) return lastUpload.ticket;
    const ticket = upload(start, file, tooLargeMessage, onProgress);
    lastUpload = { fileKey, ticket };
    ticket.catch(() => {
      if (lastUpload?.ticket === ticket) lastUpload = null;
    });
    return ticket;
  };
}

async function upload(
  start: StartUpload,
  file: File,
  tooLargeMessage: string,
  onProgress: OnProgress,
): Promise<Ticket> {
  const kind = await detectFileKind(file).catch(() => {
    // The file was moved or changed since it was chosen.
    throw new UserError(cvMessages.failed(text.readFailed));
  });
  if (!isCvExtension(kind)) throw new UserError(getCvKindError(kind, file.name));
  const started = await start({ name: toCvFilename(file.name, kind), size: file.size });
  if (!started.ok) throw new UserError(started.message);
  const { url, ...ticket } = started.data;
  await putFile(file, { url, contentType: getCvMimeType(kind) }, tooLargeMessage, onProgress);
  return ticket;
}

/** Sends a file with XMLHttpRequest, because fetch reports no upload progress. */
function putFile(
  file: File,
  { url, contentType }: { url: string; contentType: string },
  tooLargeMessage: string,
  onProgress: OnProgress,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new UserError(cvMessages.failed(message)));
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else if (request.status === 413) reject(new UserError(tooLargeMessage));
      else fail(text.storeFailed);
    };
    request.onerror = () => fail(text.connectionLost);
    request.ontimeout = () => fail(text.timedOut);
    request.timeout = 5 * 60_000;
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', contentType);
    request.send(file);
  });
}
