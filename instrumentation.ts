/**
 * Next.js 16.4 sends `Location` twice with the first answer of a cached redirect (it sets the header, then appends the
 * stored ones); clients that join repeated headers would follow an address that does not exist. e2e/detail.spec.ts
 * tells when this can go.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { ServerResponse } = await import('node:http');
    const { appendHeader } = ServerResponse.prototype;
    ServerResponse.prototype.appendHeader = function appendOnce(name, value) {
      return name.toLowerCase() === 'location'
        ? this.setHeader(name, value)
        : appendHeader.call(this, name, value);
    };
  }
}
