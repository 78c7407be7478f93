/**
 * While a site is under load, compares cached responses with ones that were rendered separately. Returns the number
 * of comparisons and the addresses that differ.
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
    // An unknown parameter bypasses the cache.
    const alone = `${address}${address.includes('?') ? '&' : '?'}alone=${compared}`;
    const [loaded, baseline] = await Promise.all([fetchVisible(url + address), fetchVisible(url + alone)]);
    compared++;
    if (loaded !== baseline) different.push(address);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  return { compared, different };
}

async function fetchVisible(address: string): Promise<string> {
  const response = await fetch(address);
  return `${response.status} ${getVisibleMarkup(await response.text())}`;
}

/** The visible markup of a page: without scripts and without parts that differ in each request. */
function getVisibleMarkup(body: string): string {
  const markup = body.startsWith('{') ? body : (/<body[^>]*>([\s\S]*)<\/body>/.exec(body)?.[1] ?? body);
  return markup
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*>/g, '')
    .replaceAll(/[?&](?:amp;)?alone=\d+/g, '');
}
