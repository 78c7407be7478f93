import { LRUCache } from 'lru-cache';
import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { Keep } from './exchange.mjs';
import type { PackedBody } from './packed-body';
import { isDoubtful } from './shared-cache.mjs';

/** A whole answer of status 200. Its headers say nothing of the body's encoding and length. */
export type KeptAnswer = Keep & { headers: Readonly<Record<string, string | string[]>>; body: PackedBody };

/** What is longer is not kept. */
export const mostBytes = 2 * 1_048_576;

/** Answers by what was asked, as many as have room: what nobody has asked for longest goes first. */
export class KeptAnswers {
  readonly #answers: LRUCache<string, KeptAnswer>;
  /** When somebody was last sent to have it made anew, in milliseconds. */
  readonly #askedAnew = new WeakMap<KeptAnswer, number>();

  constructor(maxBytes: number) {
    this.#answers = new LRUCache({ maxSize: maxBytes });
  }

  /** Whether there is one, of whatever age. */
  has(asked: string): boolean {
    return this.#answers.has(asked);
  }

  /** The answer, while its time lasts and none of its tags was refreshed since it was made. */
  find(asked: string): KeptAnswer | undefined {
    const answer = this.findAged(asked);
    return answer && isFresh(answer) ? answer : undefined;
  }

  /** Also one whose time has just ended, and nothing else: what may be sent while another is made (RFC 5861, 3). */
  findAged(asked: string): KeptAnswer | undefined {
    const answer = this.#answers.get(asked);
    if (!answer || isFresh({ ...answer, until: answer.until + onceMoreMs })) return answer;
    this.#answers.delete(asked);
    return undefined;
  }

  /** The same for all but one asker in a tenth of a second, who has it made anew. */
  findForMost(asked: string): KeptAnswer | undefined {
    const answer = this.findAged(asked);
    const now = Date.now();
    if (!answer || now - (this.#askedAnew.get(answer) ?? 0) < betweenMs) return answer;
    this.#askedAnew.set(answer, now);
    return undefined;
  }

  keep(asked: string, answer: KeptAnswer): void {
    const size = answer.body.mostBytes + asked.length + overheadBytes;
    if (isFresh(answer)) this.#answers.set(asked, answer, { size });
  }
}

/** As long as a front cache may send a search once more (D20). */
const onceMoreMs = 30_000;

/** Next.js makes a page anew behind the old one that it answers, so whoever asks sooner takes time from that. */
const betweenMs = 100;

/** About what headers, tags and the entry itself take. */
const overheadBytes = 4000;

/** As Next.js decides it: by the tags that this process knows of, whoever refreshed them. */
export function isFresh({ from, until, tags }: Keep): boolean {
  const all = [...tags];
  return (
    Date.now() < until && !areTagsExpired(all, from) && !areTagsStale(all, from) && !isDoubtful(from, all)
  );
}
