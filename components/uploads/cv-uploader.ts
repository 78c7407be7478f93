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
 * Creates a function that uploads a CV to storage and reports progress. Submitting again reuses a finished or pending
 * upload. Throws a UserError with a message; `tooLarge` is the one for a file over storage's limit.
 */
export function createCvUploader(start: StartUpload, tooLarge: string = cvMessages.size) {
  let last: { file: string; ticket: Promise<Ticket> } | null = null;
  return (file: File, onProgress: OnProgress): Promise<Ticket> => {
    const name = `${file.name} ${file.size} ${file.lastModified}`;
    if (last?.file === name) return last.ticket;
    const ticket = upload(start, file, tooLarge, onProgress);
    last = { file: name, ticket };
    ticket.catch(() => {
      if (last?.ticket === ticket) last = null;
    });
    return ticket;
  };
}

async function upload(
  start: StartUpload,
  file: File,
  tooLarge: string,
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
  await putFile(file, { url, contentType: getCvMimeType(kind) }, tooLarge, onProgress);
  return ticket;
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function putFile(
  file: File,
  { url, contentType }: { url: string; contentType: string },
  tooLarge: string,
  onProgress: OnProgress,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new UserError(cvMessages.failed(message)));
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else if (request.status === 413) reject(new UserError(tooLarge));
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
