import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import {
  type CvExtension,
  cvMessages,
  type ForeignKind,
  getCvKindError,
  toCvFilename,
} from '@/lib/uploads/cv';
import { inspectCv } from '@/lib/uploads/cv-content';
import { cvBytes, docx, pdf } from './cv-files';
import {
  createSheet,
  docxWithLink,
  docxWithMarkup,
  field,
  fixture,
  hostileCvs,
  pdfWithObjectStream,
} from './hostile-cvs';

const page = (content: string) => pdf(`4 0 obj\n<< /Length 1 >>\nstream\n${content}\nendstream\nendobj\n`);

describe('accepts', () => {
  test.each<[string, CvExtension, Buffer]>([
    ['a PDF', 'pdf', cvBytes.pdf()],
    ['a PDF with a page', 'pdf', readFileSync('supabase/seed/load/resume.pdf')],
    ['a PDF that opens at its first page', 'pdf', pdf('4 0 obj << /OpenAction [3 0 R /Fit] >> endobj')],
    [
      'a PDF about scripts',
      'pdf',
      pdf('4 0 obj << /Keywords (\\(HTML, CSS\\)/JavaScript /Launch << /Encrypt >>) >> endobj'),
    ],
    [
      'a PDF page with a text about scripts',
      'pdf',
      page('(Can /Encrypt << mail >> << /S /JavaScript /JS (x) >>) Tj'),
    ],
    [
      'a PDF page with a text about objects',
      'pdf',
      page('(A truck and a trailer ), (blend, fbx, obj ), (3 obj detectors) Tj'),
    ],
    [
      'a PDF with a compressed title about scripts',
      'pdf',
      pdfWithObjectStream('<< /Title (HTML/JavaScript) >>'),
    ],
    ['a PDF with an attachment', 'pdf', pdf('4 0 obj << /Type /EmbeddedFile >> endobj')],
    ['a PDF with whitespace after its end', 'pdf', Buffer.concat([cvBytes.pdf(), Buffer.from('\r\n\0\0')])],
    ['an old Word document', 'doc', cvBytes.doc()],
    ['a Word document', 'docx', cvBytes.docx()],
    [
      'a Word document with a picture and a chart',
      'docx',
      docx({
        'word/media/image1.png': strToU8('\u0089PNG'),
        'word/embeddings/Microsoft_Excel_Sheet.xlsx': createSheet(),
      }),
    ],
    ['a Word document with a link', 'docx', docxWithLink('hyperlink', 'https://example.com/DDE')],
    [
      'a Word document with a template on a local disk',
      'docx',
      docxWithLink('attachedTemplate', 'file:///C:\\Users\\Maria\\Templates\\Resume.dotx'),
    ],
    [
      'a Word document with fields',
      'docx',
      docxWithMarkup(`${field('PAGE')}${field(' HYPERLINK "https://example.com/dde"')}DDE c:\\cmd`),
    ],
  ])('%s', async (_description, kind, bytes) => {
    expect(await inspectCv(bytes)).toEqual({ kind, issue: null });
  });

  test('every harmless fixture, by its content and not its name', async () => {
    const names = readdirSync(path.join(import.meta.dirname, 'fixtures')).filter(
      (name) => !/^(?:script|locked|altchunk|rtf|html-inside)/.test(name),
    );
    const results = await Promise.all(
      names.map(async (name) => [name, await inspectCv(fixture(name))] as const),
    );
    expect(results.filter(([, result]) => !('issue' in result) || result.issue)).toEqual([]);
    const kinds = Object.fromEntries(results.map(([name, { kind }]) => [name, kind]));
    expect(kinds).toMatchObject({
      'docx-inside.doc': 'docx',
      'word97-named.docx': 'doc',
      'printer-job-language.pdf': 'pdf',
    });
  });
});

describe('rejects', () => {
  test.each(hostileCvs)('%s', async (_description, bytes, issue) => {
    expect(await inspectCv(bytes)).toMatchObject({ issue });
  });

  test.each<[string, Buffer, ForeignKind | null]>([
    ['an RTF file', fixture('rtf-inside.doc'), 'rtf'],
    ['a web page', fixture('html-inside.doc'), 'html'],
    ['an MHTML file', Buffer.from('MIME-Version: 1.0\r\nContent-Type: multipart/related'), 'html'],
    ['a program', cvBytes.program(), null],
    ['plain text', cvBytes.text(), null],
    ['an empty file', Buffer.alloc(0), null],
  ])('%s', async (_description, bytes, kind) => {
    expect(await inspectCv(bytes)).toEqual({ kind });
  });

  test('a file of another kind with a message that helps', () => {
    expect(getCvKindError('rtf', 'cv.doc')).toMatch(/an RTF file\. Please save it as a PDF and try again\.$/);
    expect(getCvKindError('html', 'cv.doc')).toMatch(/a web page\. Please save it as a PDF and try again\.$/);
    expect(getCvKindError(null, 'cv.pdf')).toBe(cvMessages.format);
    expect(getCvKindError(null, 'cv.txt')).toBe('File type must be PDF, DOC or DOCX');
  });
});

test.each([
  ['resume', 'pdf', 'resume.pdf'],
  ['msf:1000000033', 'pdf', 'msf:1000000033.pdf'],
  ['cv.pdf ', 'pdf', 'cv.pdf'],
  ['My CV.PDF', 'pdf', 'My CV.pdf'],
  ['cv.doc', 'docx', 'cv.docx'],
  ['cv.docx', 'doc', 'cv.doc'],
  ['Maria Garcia Jr.', 'pdf', 'Maria Garcia Jr.pdf'],
  ['resume.v2', 'docx', 'resume.v2.docx'],
  [' ', 'pdf', 'cv.pdf'],
] as const)('a file named "%s" with %s content is renamed to "%s"', (name, kind, expected) => {
  expect(toCvFilename(name, kind)).toBe(expected);
});
