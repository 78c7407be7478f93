import type { Message } from './store.ts';

const STYLE = `
  :root { color-scheme: light dark; --line: #8884; --soft: #8881; --accent: #9a3f1d; }
  @media (prefers-color-scheme: dark) { :root { --accent: #f0a37f; } }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-width: 960px; padding: 24px 16px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; }
  h1 { font-size: 24px; margin: 0; } h2 { font-size: 16px; margin: 24px 0 8px; }
  a { color: var(--accent); } small { opacity: .75; }
  button { font: inherit; padding: 6px 12px; min-height: 36px; border: 1px solid var(--line); border-radius: 8px; background: none; cursor: pointer; }
  ol { list-style: none; padding: 0; margin: 16px 0; border-top: 1px solid var(--line); }
  li { border-bottom: 1px solid var(--line); }
  li a { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 4px; color: inherit; text-decoration: none; }
  li a:hover { background: var(--soft); } li strong { grid-column: 1; } li time { grid-column: 2; grid-row: 1; }
  pre, iframe { width: 100%; border: 1px solid var(--line); border-radius: 8px; }
  iframe { height: 420px; background: #fff; color-scheme: light; }
  pre { padding: 12px; margin: 0; white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; } dt { opacity: .75; } dd { margin: 0; }
  ul { padding-left: 20px; } ul li { border: 0; } ul li a { display: inline; padding: 0; color: var(--accent); text-decoration: underline; }
`;

/** The list of emails, which refreshes itself. */
export function listPage(messages: Message[]): string {
  const items = messages.map(
    (message) => `<li><a href="/${message.id}">
      <strong>${escapeHtml(message.subject) || '(no subject)'}</strong>
      <time datetime="${message.receivedAt}">${formatTime(message)}</time>
      <small>to ${escapeHtml(message.to.join(', '))}</small></a></li>`,
  );
  return renderPage(
    'Mailbox',
    `<header><h1>Mailbox</h1><form method="post" action="/delete-all">
      <button${items.length === 0 ? ' hidden' : ''}>Delete all ${items.length}</button></form></header>
    <p><small>All emails of the local stack arrive here. None leaves this machine.</small></p>
    ${items.length === 0 ? '<p>No email yet.</p>' : `<ol>${items.join('')}</ol>`}`,
    '<meta http-equiv="refresh" content="5">',
  );
}

/** One email: its HTML in a sandbox without scripts, then text, links, attachments and headers. */
export function messagePage(message: Message): string {
  const html = message.html
    ? `<h2>HTML</h2><iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(
        `<base target="_blank">${message.html}`,
      )}"></iframe>`
    : '';
  const list = (title: string, items: string[]) =>
    items.length === 0 ? '' : `<h2>${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return renderPage(
    message.subject,
    `<header><h1>${escapeHtml(message.subject) || '(no subject)'}</h1><a href="/">All emails</a></header>
    <dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd><dt>To</dt><dd>${escapeHtml(message.to.join(', '))}</dd>
      <dt>Received</dt><dd>${formatTime(message)}</dd></dl>
    ${html}
    ${list('Links', message.links.map(renderLink))}
    ${list(
      'Attachments',
      message.attachments.map(
        ({ name, type, bytes }) => `${escapeHtml(name)} (${escapeHtml(type)}, ${bytes} bytes)`,
      ),
    )}
    <h2>Text</h2><pre>${escapeHtml(message.text) || '(none)'}</pre>
    <details><summary><h2 style="display:inline-block">Headers</h2></summary><pre>${message.headers
      .map(({ name, value }) => escapeHtml(`${name}: ${value}`))
      .join('\n')}</pre></details>`,
  );
}

function renderLink(address: string): string {
  return /^(https?|mailto):/.test(address)
    ? `<a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(address)}</a>`
    : escapeHtml(address);
}

function formatTime({ receivedAt }: Message): string {
  return escapeHtml(
    new Date(receivedAt).toLocaleString('en', {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      second: '2-digit',
    }),
  );
}

function renderPage(title: string, body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>${head}<style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
