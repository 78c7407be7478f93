import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzip, gzip } from 'node:zlib';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Longer than a busy process takes to read an answer, short enough for whoever waits for it. */
const timeoutMs = 1000;
/** How long a process trusts what it made itself while it cannot know what others refreshed. */
const trustAloneMs = 1000;
/** So many refreshes (postings, closings …) are remembered; an entry that is older than they are is not used. */
const mostRefreshes = 1000;
const mostTags = 100_000;
const mostBytes = 2_097_152;
/** How much longer than it is fresh a page stays for whoever wants it once more. */
const onceMoreSeconds = 300;

/** Numbers a refresh and adds it to the log, at once. A lost number starts again later than any before. */
const publish = `
if redis.call('EXISTS', KEYS[1]) == 0 then
  redis.call('SET', KEYS[1], redis.call('TIME')[1] .. '000000')
end
local position = redis.call('INCR', KEYS[1])
redis.call('XADD', KEYS[2], 'MAXLEN', '~', ${mostRefreshes}, string.format('%.0f', position) .. '-0', 'tags', ARGV[1])
return position`;

/** The tag of a refresh of everything, by a process that could not tell of its own for a while. */
const everything = '*';

/**
 * What several processes keep together on a Valkey or Redis (D86): pages and look-ups of one build, and the numbered log of the
 * tags that were refreshed. A process reads the log's number before it answers a request, so it needs no message to arrive: what
 * was refreshed before that request is known. An entry bears the number that was known when its rendering began, and is as good
 * as none where one of its tags was refreshed after that; clocks have no say in it.
 *
 * While the server is away, or has lost the log, what was made before is not trusted any more, and what a process makes alone for
 * a second.
 */
export class SharedCache {
  /** What a process made before that time (milliseconds) may be out of date. */
  floor = 0;
  /** The number of the last refresh that is known here. */
  position = 0;
  isUp = false;
  #client;
  #names;
  #onRefreshed;
  #tell;
  #tellRefusal;
  #run = '';
  /** Every refresh after this one is in #refreshed. */
  #since = 0;
  /** @type {Map<string, number>} each tag's last refresh, the oldest first */
  #refreshed = new Map();
  /** Whether something was refreshed that the others have not been told of. */
  #owes = false;
  /** What was told last. */
  #isTold;
  /** Once for each connection, however many entries the server has no room for. */
  #isRefusalTold = false;
  /** @type {Promise<void> | null} */
  #reading = null;
  /** @type {Promise<void> | null} */
  #next = null;

  /**
   * @param {{
   *   client: import('iovalkey').Redis, site: string, build: string,
   *   onRefreshed: (tags: readonly string[]) => void, tell: (isUp: boolean, reason: string) => void,
   *   tellRefusal?: (reason: string) => void
   * }} how `client` is not connected yet
   */
  constructor({ client, site, build, onRefreshed, tell, tellRefusal = () => {} }) {
    this.#client = client;
    this.#names = {
      clock: `doorstep:{${site}}:clock`,
      log: `doorstep:{${site}}:log`,
      entry: `doorstep:${site}:${build}`,
    };
    this.#onRefreshed = onRefreshed;
    this.#tell = tell;
    this.#tellRefusal = tellRefusal;
    client.on('error', (fault) => this.#lose(fault.message || fault.name));
    client.on('close', () => this.#lose('the connection was closed'));
    client.on('ready', () => this.#begin().catch((fault) => this.#fail(fault)));
  }

  /** Resolves once it is connected, or after the time that a start may take longer. It goes on trying. */
  async connect() {
    await this.#client.connect().catch(() => {});
    for (let waited = 0; !this.isUp && waited < timeoutMs; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async disconnect() {
    this.#client.disconnect();
  }

  /**
   * Everything that was refreshed before this call is known here when it resolves, or what could be outdated is not used.
   *
   * @returns {Promise<void>}
   */
  catchUp() {
    // A question that is under way may have been answered already.
    if (this.#reading) {
      this.#next ??= this.#reading.then(() => {
        this.#next = null;
        return this.catchUp();
      });
      return this.#next;
    }
    this.#reading = this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Tells all processes; when it resolves, their next request knows. @param {readonly string[]} tags */
  async refresh(tags) {
    if (!this.isUp) {
      this.#owes = true;
      return;
    }
    try {
      await this.#publish(tags);
    } catch (fault) {
      this.#owes = true;
      this.#fail(fault);
    }
  }

  /**
   * What another process kept, if none of its tags was refreshed since.
   *
   * @param {string} key
   * @param {(entry: object) => readonly string[]} tagsOf
   */
  async get(key, tagsOf) {
    if (!this.isUp) return null;
    const packed = await this.#client.getBuffer(this.#nameOf(key)).catch((fault) => this.#fail(fault));
    const { position, ...entry } = packed ? await read(packed) : nothing;
    const isCurrent =
      position >= this.#since && tagsOf(entry).every((tag) => (this.#refreshed.get(tag) ?? 0) <= position);
    return isCurrent ? entry : null;
  }

  /**
   * Keeps for the others what was rendered from that position on. Never waited for.
   *
   * @param {string} key
   * @param {{ lastModified: number, value: object, cacheControl?: object }} entry
   * @param {number} position
   * @param {number} seconds for how long it is fresh
   */
  async set(key, entry, position, seconds) {
    if (!this.isUp || position < this.#since) return;
    const packed = await pack(serialize({ ...entry, position }), { level: 1 });
    if (packed.length > mostBytes || !this.isUp) return;
    await this.#client
      .set(this.#nameOf(key), packed, 'EX', Math.ceil(seconds) + onceMoreSeconds)
      .catch((fault) => (fault.name === 'ReplyError' ? this.#skip(fault) : this.#fail(fault)));
  }

  /** @param {string} key */
  async remove(key) {
    if (this.isUp) await this.#client.del(this.#nameOf(key)).catch((fault) => this.#fail(fault));
  }

  // A server that starts again may have entries of before and not what was refreshed since.
  #nameOf = (key) => `${this.#names.entry}:${this.#run}:${key}`;

  #publish = (tags) =>
    this.#client.eval(publish, 2, this.#names.clock, this.#names.log, JSON.stringify(tags));

  async #begin() {
    const info = await this.#client.info('server');
    this.#run = /run_id:(\w+)/.exec(info)?.[1] ?? '';
    this.#isRefusalTold = false;
    await this.#pay();
    await this.#readAll();
    this.isUp = true;
    this.#isTold = true;
    this.#tell(true, '');
    // What was refreshed while this began; from here on each refresh tells of itself.
    await this.#pay();
  }

  /** Makes up for what could not be told. What is refreshed meanwhile is owed anew. */
  async #pay() {
    if (!this.#owes) return;
    this.#owes = false;
    try {
      await this.#publish([everything]);
    } catch (fault) {
      this.#owes = true;
      throw fault;
    }
  }

  async #read() {
    if (!this.isUp) {
      if (now() - this.floor > trustAloneMs) this.floor = now();
      return;
    }
    try {
      const clock = Number(await this.#client.get(this.#names.clock));
      if (clock === this.position) return;
      const news = refreshesIn(await this.#client.xrange(this.#names.log, `${this.position + 1}-0`, '+'));
      const isWhole = news.every(({ position }, index) => position === this.position + 1 + index);
      // What lies between was cut off, or the server has lost it.
      if (!isWhole || (news.at(-1)?.position ?? 0) < clock) await this.#readAll();
      else for (const each of news) this.#apply(each);
    } catch (fault) {
      this.#fail(fault);
    }
  }

  /** Starts from what the log still has. */
  async #readAll() {
    const [clock, entries] = await Promise.all([
      this.#client.get(this.#names.clock),
      this.#client.xrange(this.#names.log, '-', '+'),
    ]);
    const refreshes = refreshesIn(entries);
    const isWhole = refreshes.every(({ position }, index) => position === refreshes[0].position + index);
    this.#refreshed.clear();
    this.#since = isWhole && refreshes[0] ? refreshes[0].position - 1 : Number(clock);
    this.position = this.#since;
    if (isWhole) for (const each of refreshes) this.#apply(each);
    this.position = Math.max(this.position, Number(clock));
    this.floor = now();
  }

  #apply({ position, tags }) {
    this.position = position;
    if (tags.includes(everything)) {
      this.#refreshed.clear();
      this.#since = position;
      this.floor = now();
      return;
    }
    for (const tag of tags) {
      this.#refreshed.delete(tag);
      this.#refreshed.set(tag, position);
    }
    for (const [tag, oldest] of this.#refreshed) {
      if (this.#refreshed.size <= mostTags) break;
      this.#refreshed.delete(tag);
      this.#since = oldest;
    }
    this.#onRefreshed(tags);
  }

  /** One way back from every fault: a new connection, and everything from its beginning. */
  #fail(fault) {
    this.#lose(fault instanceof Error ? fault.message : String(fault));
    this.#client.disconnect(true);
  }

  /** A server that is full still answers, and knows what was refreshed: all that it kept stays good. */
  #skip(refusal) {
    if (this.#isRefusalTold) return;
    this.#isRefusalTold = true;
    this.#tellRefusal(refusal.message);
  }

  #lose(reason) {
    if (this.isUp) this.floor = now();
    this.isUp = false;
    if (this.#isTold === false) return;
    this.#isTold = false;
    this.#tell(false, reason);
  }
}

const nothing = { position: -1 };

/** What cannot be read is as good as none. */
const read = async (packed) => {
  try {
    return deserialize(await unpack(packed));
  } catch {
    return nothing;
  }
};

/** With fractions, so that what was made in the same millisecond counts as made before. */
const now = () => performance.timeOrigin + performance.now();

/** @param {[id: string, fields: string[]][]} entries */
const refreshesIn = (entries) =>
  entries.map(([id, [, tags = '[]']]) => ({ position: Number.parseInt(id, 10), tags: JSON.parse(tags) }));

// Instrumentation, pages and the page cache are bundled apart; each would have one of its own.
const place = Symbol.for('doorstep.shared-cache');

/** @returns {SharedCache | undefined} undefined where this process keeps everything for itself */
export const sharedCache = () => globalThis[place];

/** @param {SharedCache | undefined} cache */
export const shareCache = (cache) => {
  globalThis[place] = cache;
};

/**
 * Whether something that was made then may be out of date because nobody knows what was refreshed since. What only a new build
 * changes bears no tag but those that Next.js gives every page.
 *
 * @param {number} from
 * @param {readonly string[]} tags
 */
export const isDoubtful = (from, tags) => {
  const cache = sharedCache();
  return (
    cache !== undefined && from < cache.floor && tags.some((tag) => tag !== '' && !tag.startsWith('_N_T_'))
  );
};

/**
 * A client that fails soon instead of waiting, and tries again for as long as the process runs.
 *
 * @param {string} url redis(s):// or valkey(s)://
 */
export async function cacheClient(url) {
  const { Redis } = await import('iovalkey');
  return new Redis(url.replace(/^valkey/, 'redis'), {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
    retryStrategy: (times) => Math.min(50 * 2 ** times, 1000),
    reconnectOnError: null,
  });
}
