import { colors } from '@/lib/brand/colors';
import { html, type SafeHtml } from '@/lib/email/html';
import type { Mail } from '@/lib/email/mail';
import { site, siteOperatorName } from '@/lib/site';
import { language } from '@/messages/locale';

/** Mails use the light color scheme only. */
const color = colors.light;

/** A block of a mail, rendered as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  /** A person's text with its line breaks. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'entries'; entries: readonly { title: string; url: string; lines: readonly string[] }[] };

/** The footer of a recurring mail: why it is sent, links to change that, and the sender. */
type MailFooter = {
  reason: string;
  links: readonly { label: string; url: string }[];
  /** The sender's postal address, which some countries require. */
  postalAddress: string | undefined;
};

/** Renders a mail as text and HTML. Escapes HTML and keeps the subject to one line. */
export function renderMail(content: {
  subject: string;
  blocks: readonly Block[];
  footer: string | MailFooter;
}): Mail {
  const footer =
    typeof content.footer === 'string'
      ? { reason: content.footer, links: [], postalAddress: undefined }
      : content.footer;
  return {
    subject: oneLine(content.subject),
    text: removeHiddenCharacters(
      [...content.blocks.map(blockToText), `--\n${footerToText(footer)}`].join('\n\n'),
    ),
    html: removeHiddenCharacters(page(content.blocks.map(blockToHtml), footerToHtml(footer)).markup),
  };
}

/** A header value: no control characters, at most 200 characters. */
export const oneLine = (text: string) =>
  removeHiddenCharacters(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200);

/**
 * Removes direction overrides and embeddings, which could reorder the sentence after a name, and zero-width spaces.
 * Marks and joiners stay, because Arabic, Persian and emoji need them.
 */
const removeHiddenCharacters = (text: string) =>
  text.replace(/[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]/gu, '');

function blockToText(block: Block): string {
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
    case 'entries':
      return block.entries
        .map(({ title, url, lines }) => [oneLine(title), ...lines.map(oneLine), url].join('\n'))
        .join('\n\n');
  }
}

const footerToText = ({ reason, links, postalAddress }: MailFooter) =>
  [
    reason,
    ...links.map(({ label, url }) => `${label}: ${url}`),
    ...(postalAddress ? [`${siteOperatorName}, ${postalAddress}`] : []),
  ].join('\n');

function blockToHtml(block: Block): SafeHtml {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>`;
    case 'quote':
      return html`<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${color.line};white-space:pre-wrap">${block.text}</blockquote>`;
    case 'facts':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${block.facts.map(
        ([label, value]) =>
          html`<tr><th scope="row" style="padding:3px 16px 3px 0;text-align:left;vertical-align:top;font-weight:normal;color:${color['ink-soft']}">${label}</th><td style="padding:3px 0">${value}</td></tr>`,
      )}</table>`;
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" style="color:${color.brand};font-weight:bold">${block.label}</a><br><span style="font-size:13px;color:${color['ink-soft']};word-break:break-all">${block.url}</span></p>`;
    case 'entries':
      return html`${block.entries.map(
        ({ title, url, lines }) =>
          html`<p style="margin:0 0 16px"><a href="${url}" style="color:${color.brand};font-weight:bold">${title}</a>${lines.map((line) => html`<br><span style="color:${color['ink-soft']}">${line}</span>`)}</p>`,
      )}`;
  }
}

const footerToHtml = ({ reason, links, postalAddress }: MailFooter) =>
  html`${reason}${links.map(({ label, url }) => html`<br><a href="${url}" style="color:${color.brand}">${label}</a>`)}${postalAddress ? html`<br>${siteOperatorName}, ${postalAddress}` : ''}`;

const page = (blocks: readonly SafeHtml[], footer: SafeHtml) => html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${site.name}</title></head>
<body style="margin:0;padding:24px;background:${color.ground};color:${color.ink};font:16px/1.55 Figtree,Segoe UI,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:28px;background:${color.surface};border:1px solid ${color.line};border-radius:12px">
<p style="margin:0 0 20px;font-weight:bold;color:${color.brand}">${site.name}</p>
${blocks}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${color.line};font-size:13px;color:${color['ink-soft']}">${footer}</p>
</div></body></html>`;
