import type { Options } from './options.ts';
export async function runSite(_: 'start' | 'dev', __: string, ___: Options, ____: Record<string, string>) {}
