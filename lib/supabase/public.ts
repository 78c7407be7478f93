import 'server-only';
import { sessionlessClient } from './sessionless';
import type { DataClient } from './types';

let client: DataClient | undefined;

/** The client of an anonymous visitor, without cookies, for cached queries that all visitors share. */
export function publicClient(): DataClient {
  client ??= sessionlessClient();
  return client;
}
