import { Window } from 'happy-dom';

type Value = string | File;
export type Form = {
  path: string;
  /** Every control's, also of what is empty or not checked. */
  names: ReadonlySet<string>;
  /** What it would send as it stands. */
  fields: readonly (readonly [name: string, value: string])[];
};
export type Answer = { status: number; text: string; location: string | null };

/** Somebody without JavaScript: keeps cookies and sends the forms of a page as a browser would. */
export class PlainVisitor {
  readonly #siteUrl: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  /** `headers` go with every request, such as the address that a proxy would tell. */
  constructor(siteUrl: string, headers: Readonly<Record<string, string>> = {}) {
    this.#siteUrl = siteUrl;
    this.#headers = headers;
  }

  /** A page; a redirect is followed once. */
  async open(path: string): Promise<Answer> {
    const answer = await this.#ask(path, {});
    return answer.location === null ? answer : this.#ask(this.#pathOf(answer.location), {});
  }

  /** The forms of a page that have all of these fields. */
  async formsOn(path: string, names: readonly string[]): Promise<Form[]> {
    const { text } = await this.open(path);
    const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
    const { document } = window;
    // Only what stands between the body's tags: scripts are neither loaded nor run.
    document.body.innerHTML = text.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    const forms = [...document.querySelectorAll('form')]
      .map((form) =>
        formOf(path, [...(form.querySelectorAll('input, textarea, select') as Iterable<Control>)]),
      )
      .filter((form) => names.every((name) => form.names.has(name)));
    // A window that is left open is never freed.
    await window.happyDOM.close();
    return forms;
  }

  /** Sends a form with some of its fields changed. */
  async send({ path, fields }: Form, changes: Readonly<Record<string, Value>>): Promise<Answer> {
    const body = new FormData();
    for (const [name, value] of fields) if (!(name in changes)) body.append(name, value);
    for (const [name, value] of Object.entries(changes)) body.append(name, value);
    return this.#ask(path, { method: 'POST', body });
  }

  /** Fills in the first form of a page that has these fields and sends it; null where there is no such form. */
  async fillIn(path: string, changes: Readonly<Record<string, Value>>): Promise<Answer | null> {
    const [form] = await this.formsOn(path, Object.keys(changes));
    return form ? this.send(form, changes) : null;
  }

  async #ask(path: string, init: RequestInit): Promise<Answer> {
    const ask = () =>
      fetch(this.#siteUrl + path, {
        ...init,
        redirect: 'manual',
        headers: {
          ...this.#headers,
          origin: new URL(this.#siteUrl).origin,
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        },
      });
    // A kept connection that the site has just closed is tried once more on a new one, as browsers do.
    const answer = await ask().catch(ask);
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
  }

  #pathOf(location: string): string {
    const { pathname, search } = new URL(location, this.#siteUrl);
    return pathname + search;
  }
}

type Control = { name: string; value: string; type: string; checked: boolean; disabled: boolean };

function formOf(path: string, controls: readonly Control[]): Form {
  const sent = controls.filter(({ name, type, checked, disabled }) => {
    const isSent = !['submit', 'button', 'file', 'checkbox', 'radio'].includes(type) || checked;
    return name !== '' && !disabled && isSent;
  });
  return {
    path,
    names: new Set(controls.map(({ name }) => name)),
    fields: sent.map(({ name, value }) => [name, value] as const),
  };
}
