import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCvUploader } from '@/components/uploads/cv-uploader';
import { fail, succeed } from '@/lib/result';
import { getCvMimeType } from '@/lib/uploads/cv';
import { waitFor } from '../support/wait-for';

/** An XMLHttpRequest whose responses come from the test. */
class FakeRequest {
  status = 0;
  timeout = 0;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: Record<string, string> = {};
  target = '';
  body: unknown;
  onload = () => {};
  onerror = () => {};
  ontimeout = () => {};
  constructor() {
    requests.push(this);
  }
  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  respond(status: number) {
    this.status = status;
    this.onload();
  }
}

const requests: FakeRequest[] = [];
const cv = new File(['%PDF-1.7'], 'My CV.pdf');
const ticket = { path: 'cvs/1_My_CV.pdf', ticket: 'secret' };
const start = vi.fn();

beforeEach(() => {
  requests.length = 0;
  start.mockReset().mockResolvedValue(succeed({ ...ticket, url: 'https://storage.example/signed' }));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => vi.unstubAllGlobals());

const waitForRequest = (count = 1) =>
  waitFor(() => {
    const request = requests[count - 1];
    if (!request?.body) throw new Error('No request was sent.');
    return request;
  });

test('uploads a CV to its signed URL, reports the progress in percent, and returns the ticket', async () => {
  const progress: number[] = [];
  const upload = createCvUploader(start)(cv, (percent) => progress.push(percent));
  const request = await waitForRequest();
  expect(start).toHaveBeenCalledWith({ name: 'My CV.pdf', size: 8 });
  expect([request.target, request.headers, request.body]).toEqual([
    'PUT https://storage.example/signed',
    { 'Content-Type': 'application/pdf' },
    cv,
  ]);
  request.upload.onprogress?.({ loaded: 2, total: 8 });
  request.upload.onprogress?.({ loaded: 8, total: 8 });
  request.respond(200);
  expect(await upload).toEqual(ticket);
  expect(progress).toEqual([25, 100]);
});

test('does not upload the same file again during or after an upload', async () => {
  const upload = createCvUploader(start);
  const uploads = [upload(cv, () => {}), upload(cv, () => {})];
  (await waitForRequest()).respond(200);
  expect(await Promise.all(uploads)).toEqual([ticket, ticket]);
  expect(await upload(cv, () => {})).toEqual(ticket);
  expect(requests).toHaveLength(1);
});

test.each([
  [
    'Failed to upload CV: the connection was lost. Please try again.',
    (request: FakeRequest) => request.onerror(),
  ],
  ['Failed to upload CV: it took too long. Please try again.', (request: FakeRequest) => request.ontimeout()],
  [
    'Failed to upload CV: we couldn’t store it. Please try again.',
    (request: FakeRequest) => request.respond(500),
  ],
  ['File is larger than 5 MB', (request: FakeRequest) => request.respond(413)],
])('an upload that fails with "%s" can be retried', async (sentence, failRequest) => {
  const upload = createCvUploader(start);
  const firstUpload = upload(cv, () => {});
  failRequest(await waitForRequest());
  await expect(firstUpload).rejects.toThrow(sentence);
  const secondUpload = upload(cv, () => {});
  (await waitForRequest(2)).respond(200);
  expect(await secondUpload).toEqual(ticket);
});

test('fails with the given message for a file over the size limit', async () => {
  const upload = createCvUploader(start, 'File is larger than 10 MB')(cv, () => {});
  (await waitForRequest()).respond(413);
  await expect(upload).rejects.toThrow('File is larger than 10 MB');
});

test.each([
  ['resume', '%PDF-1.7', 'resume.pdf', 'application/pdf'],
  ['cv.pdf ', '\ufeff%PDF-1.4', 'cv.pdf', 'application/pdf'],
  ['cv.doc', 'PK\u0003\u0004', 'cv.docx', getCvMimeType('docx')],
])(
  'a CV named "%s" is uploaded with the extension of its content',
  async (name, content, uploadedName, contentType) => {
    const file = new File([content], name);
    void createCvUploader(start)(file, () => {});
    const request = await waitForRequest();
    expect(start).toHaveBeenCalledWith({ name: uploadedName, size: file.size });
    expect(request.headers).toEqual({ 'Content-Type': contentType });
  },
);

test('does not upload a file that is not a PDF or Word document', async () => {
  const upload = createCvUploader(start)(new File(['<html>'], 'cv.doc'), () => {});
  await expect(upload).rejects.toThrow('This is a web page. Please save it as a PDF and try again.');
  expect(start).not.toHaveBeenCalled();
});

test('fails with the message of the server if it rejects the file, and uploads nothing', async () => {
  start.mockResolvedValue(fail('File type must be PDF, DOC or DOCX'));
  await expect(createCvUploader(start)(cv, () => {})).rejects.toThrow('File type must be PDF, DOC or DOCX');
  expect(requests).toHaveLength(0);
});
