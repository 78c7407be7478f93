import { Window } from 'happy-dom';

type Form = { fields: [name: string, value: string][] };

/** Somebody without JavaScript, for a benchmark: keeps cookies and sends the forms of a page as a browser would. */
export class PlainVisitor {
  readonly #siteUrl: string;
  readonly #cookies = new Map<string, string>();

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /** The forms of a page that have all of these fields. */
  async formsOn(path: string, names: readonly string[]): Promise<Form[]> {
    const answer = await this.#ask(path, {});
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    // Only what stands between the body's tags: scripts are neither loaded nor run.
    document.body.innerHTML = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    return [...document.querySelectorAll('form')]
      .map((form) => ({
        fields: [...form.querySelectorAll('input')].map((input): [string, string] => [
          input.name,
          input.value,
        ]),
      }))
      .filter(({ fields }) => names.every((name) => fields.some(([each]) => each === name)));
  }

  /** Sends a form with some of its fields changed; the answer's status. */
  async send(path: string, { fields }: Form, changes: Record<string, string>): Promise<number> {
    const body = new FormData();
    for (const [name, value] of fields) if (name !== '' && !(name in changes)) body.append(name, value);
    for (const [name, value] of Object.entries(changes)) body.append(name, value);
    const answer = await this.#ask(path, { method: 'POST', body });
    await answer.arrayBuffer();
    return answer.status;
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(this.#siteUrl + path, {
      ...init,
      redirect: 'manual',
      headers: {
        origin: new URL(this.#siteUrl).origin,
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      },
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    return answer;
  }
}
