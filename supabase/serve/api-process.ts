import { once } from 'node:events';
import { type ServiceOptions, startServices } from '../embedded/services.ts';
import { loadPlaces } from '../seed/places/load.ts';

/** What the launcher tells this process; functions do not travel. */
export type ApiOptions = Omit<ServiceOptions, 'log'>;

const say = (line: string) => console.log(line);
const answer = (said: string) => process.send?.(said);

// The database driver throws out of reach when its server is killed. The launcher starts this process again.
process.on('uncaughtException', (fault) => {
  console.error(`The API failed: ${fault.message}`);
  process.exit(1);
});

process.channel?.ref();
const [options]: ApiOptions[] = await once(process, 'message');
try {
  if (!options) throw new Error('The API was told nothing.');
  const services = await startServices({ ...options, log: say });
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      await services.stop().catch(() => {});
      process.exit(0);
    });
  await loadPlaces(options.databaseUrl);
  process.channel?.unref();
  answer('ready');
} catch (fault) {
  answer(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 1;
}
