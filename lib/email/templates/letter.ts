import { html, type SafeHtml } from '@/lib/email/html';
import type { Mail } from '@/lib/email/mail';
import { site } from '@/lib/site';

/** What a letter consists of; each is written once and set as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** Somebody's own words, line breaks kept. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; label: string; url: string };

/** Sets a letter in both forms. No value can leave its place: HTML is escaped, a subject has one line. */
export function letter(letter: { subject: string; blocks: readonly Block[]; footer: string }): Mail {
  return {
    subject: oneLine(letter.subject),
    text: [...letter.blocks.map(asText), `--\n${letter.footer}`].join('\n\n'),
    html: page(letter.blocks.map(asHtml), letter.footer).markup,
  };
}

/** A value for a mail's header: without line breaks and other control characters, and of sane length. */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

function asText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

function asHtml(block: Block): SafeHtml {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>`;
    case 'quote':
      return html`<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #d9d9d2;white-space:pre-wrap">${block.text}</blockquote>`;
    case 'facts':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${block.facts.map(
        ([label, value]) =>
          html`<tr><th scope="row" style="padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-weight:normal;color:#4a5a5d">${label}</th><td style="padding:3px 0">${value}</td></tr>`,
      )}</table>`;
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" style="color:#0c5560;font-weight:bold">${block.label}</a><br><span style="font-size:13px;color:#4a5a5d;word-break:break-all">${block.url}</span></p>`;
  }
}

const page = (blocks: readonly SafeHtml[], footer: string) => html`<!doctype html>
<html lang="${site.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site.name}</title></head>
<body style="margin:0;padding:24px;background:#f4f4f1;color:#16292d;font:16px/1.55 Figtree,Segoe UI,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#fdfdfc;border:1px solid #d9d9d2;border-radius:12px">
<p style="margin:0 0 20px;font-weight:bold;color:#0c5560">${site.name}</p>
${blocks}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d9d9d2;font-size:13px;color:#4a5a5d">${footer}</p>
</div></body></html>`;
