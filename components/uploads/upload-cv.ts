import { type ActionResult, Refusal } from '@/lib/result';
import { cvKindOf, cvKindProblem, cvMessages, cvMimeType, cvName, isCvExtension } from '@/lib/uploads/cv';
import { uploadCv as text } from '@/messages/uploads';

type Ticket = { path: string; ticket: string };
type OnProgress = (percent: number) => void;

/** The action that registers a file and gives out the address for it. */
type Start = (file: { name: string; size: number }) => Promise<ActionResult<Ticket & { url: string }>>;

/**
 * Makes a function that uploads a CV to storage and tells its progress. A file that is up, or on its way, is not sent
 * again when the form is: a second press hands in the same upload. Throws a Refusal with the sentence for the person; `tooLarge` is
 * the one for a file that storage finds too large.
 */
export function cvUploader(start: Start, tooLarge: string = cvMessages.size) {
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

async function upload(start: Start, file: File, tooLarge: string, onProgress: OnProgress): Promise<Ticket> {
  const kind = await cvKindOf(file).catch(() => {
    // A file that was moved or changed since it was chosen.
    throw new Refusal(cvMessages.failed(text.weCouldntReadIt));
  });
  if (!isCvExtension(kind)) throw new Refusal(cvKindProblem(kind, file.name));
  const started = await start({ name: cvName(file.name, kind), size: file.size });
  if (!started.ok) throw new Refusal(started.message);
  const { url, ...ticket } = started.data;
  await put(file, { url, contentType: cvMimeType(kind) }, tooLarge, onProgress);
  return ticket;
}

/** XMLHttpRequest, because fetch tells nothing of an upload's progress. */
function put(
  file: File,
  { url, contentType }: { url: string; contentType: string },
  tooLarge: string,
  onProgress: OnProgress,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => reject(new Refusal(cvMessages.failed(message)));
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (100 * loaded) / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else if (request.status === 413) reject(new Refusal(tooLarge));
      else fail(text.weCouldntStoreIt);
    };
    request.onerror = () => fail(text.theConnectionWasLost);
    request.ontimeout = () => fail(text.itTookTooLong);
    request.timeout = 5 * 60_000;
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', contentType);
    request.send(file);
  });
}
