import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cvUploader } from '@/components/uploads/upload-cv';
import { fail, succeed } from '@/lib/result';
import { cvMimeType } from '@/lib/uploads/cv';
import { waitFor } from '../support/wait-for';

/** The browser's request, answered by the test. */
class Request {
  status = 0;
  timeout = 0;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  address = '';
  sent: unknown;
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  constructor() {
    requests.push(this);
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  answer(status: number) {
    this.status = status;
    this.onload();
  }
}

const requests: Request[] = [];
const cv = new File(['%PDF-1.7'], 'My CV.pdf');
const ticket = { path: 'cvs/1_My_CV.pdf', ticket: 'secret' };
const start = vi.fn();

beforeEach(() => {
  requests.length = 0;
  start.mockReset().mockResolvedValue(succeed({ ...ticket, url: 'https://storage.example/signed' }));
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => vi.unstubAllGlobals());

/** The request of an upload that has begun. */
const begun = (count = 1) =>
  waitFor(() => {
    const request = requests[count - 1];
    if (!request?.sent) throw new Error('nothing is sent yet');
    return request;
  });

test('a CV goes to its signed address, tells how far it is in percent, and answers with its ticket', async () => {
  const told: number[] = [];
  const done = cvUploader(start)(cv, (percent) => told.push(percent));
  const request = await begun();
  expect(start).toHaveBeenCalledWith({ name: 'My CV.pdf', size: 8 });
  expect([request.address, request.headers, request.sent]).toEqual([
    'PUT https://storage.example/signed',
    { 'Content-Type': 'application/pdf' },
    cv,
  ]);
  request.upload.onprogress?.({ loaded: 2, total: 8 });
  request.upload.onprogress?.({ loaded: 8, total: 8 });
  request.answer(200);
  expect(await done).toEqual(ticket);
  expect(told).toEqual([25, 100]);
});

test('a second press while it is on its way, and after it, sends nothing again', async () => {
  const upload = cvUploader(start);
  const both = [upload(cv, () => {}), upload(cv, () => {})];
  (await begun()).answer(200);
  expect(await Promise.all(both)).toEqual([ticket, ticket]);
  expect(await upload(cv, () => {})).toEqual(ticket);
  expect(requests).toHaveLength(1);
});

test.each([
  [
    'Failed to upload CV: the connection was lost. Please try again.',
    (request: Request) => request.onerror(),
  ],
  ['Failed to upload CV: it took too long. Please try again.', (request: Request) => request.ontimeout()],
  ['Failed to upload CV: we couldn’t store it. Please try again.', (request: Request) => request.answer(500)],
  ['File is larger than 5 MB', (request: Request) => request.answer(413)],
])('%s', async (sentence, happen) => {
  const upload = cvUploader(start);
  const done = upload(cv, () => {});
  happen(await begun());
  await expect(done).rejects.toThrow(sentence);
  // Another try sends it anew.
  const again = upload(cv, () => {});
  (await begun(2)).answer(200);
  expect(await again).toEqual(ticket);
});

test('a file of another use is too large in the words of that use', async () => {
  const done = cvUploader(start, 'File is larger than 10 MB')(cv, () => {});
  (await begun()).answer(413);
  await expect(done).rejects.toThrow('File is larger than 10 MB');
});

test.each([
  ['resume', '%PDF-1.7', 'resume.pdf', 'application/pdf'],
  ['cv.pdf ', '\ufeff%PDF-1.4', 'cv.pdf', 'application/pdf'],
  ['cv.doc', 'PK\u0003\u0004', 'cv.docx', cvMimeType('docx')],
])('a CV called "%s" goes up as what it is', async (name, content, sentName, contentType) => {
  const file = new File([content], name);
  void cvUploader(start)(file, () => {});
  const request = await begun();
  expect(start).toHaveBeenCalledWith({ name: sentName, size: file.size });
  expect(request.headers).toEqual({ 'Content-Type': contentType });
});

test('a file of another kind is not sent', async () => {
  const upload = cvUploader(start)(new File(['<html>'], 'cv.doc'), () => {});
  await expect(upload).rejects.toThrow('This is a web page. Please save it as a PDF and try again.');
  expect(start).not.toHaveBeenCalled();
});

test('what the server refuses is said, and nothing is sent', async () => {
  start.mockResolvedValue(fail('File type must be PDF, DOC or DOCX'));
  await expect(cvUploader(start)(cv, () => {})).rejects.toThrow('File type must be PDF, DOC or DOCX');
  expect(requests).toHaveLength(0);
});
