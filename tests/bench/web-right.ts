/**
 * While something is under load, asks for some of the same and compares each answer with one that was made for it alone. How
 * many were compared, and the addresses of those that differ.
 */
export async function compareUnderLoad(
  url: string,
  next: () => string,
  isOver: () => boolean,
): Promise<{ compared: number; different: string[] }> {
  const different: string[] = [];
  let compared = 0;
  while (!isOver()) {
    const address = next();
    // A parameter that says nothing: what bears one is never answered from what is kept.
    const alone = `${address}${address.includes('?') ? '&' : '?'}alone=${compared}`;
    const [given, made] = await Promise.all([read(url + address), read(url + alone)]);
    compared++;
    if (given !== made) different.push(address);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { compared, different };
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  return `${answer.status} ${shown(await answer.text())}`;
}

/** What of a page a visitor sees and follows: its markup without scripts, and without what each request makes up. */
export function shown(body: string): string {
  const markup = body.startsWith('{') ? body : (/<body[^>]*>([\s\S]*)<\/body>/.exec(body)?.[1] ?? body);
  return markup
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>/g, '')
    .replaceAll(/[?&](?:amp;)?alone=\d+/g, '');
}
