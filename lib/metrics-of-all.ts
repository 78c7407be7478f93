import 'server-only';
import cluster from 'node:cluster';
import { type Figures, figures } from '@/lib/metrics';

/** A process that is starting has nothing to say yet, one that hangs never will. */
const longestMs = 1000;

type Message = { doorstep?: string; question?: number; count?: number; asker?: number; figures?: Figures };

let lastQuestion = 0;

/** Lets the other processes behind this port have what is counted here (supabase/embedded/launcher/web-processes.ts). */
export function tellFigures(): void {
  if (!cluster.isWorker) return;
  process.on('message', async (message: Message) => {
    if (message?.doorstep === 'figures?')
      process.send?.({ ...message, doorstep: 'figures', figures: await figures() });
  });
}

/** What the other processes behind this port have counted; nothing where there are none. */
export function figuresOfOthers(): Promise<Figures[]> {
  if (!cluster.isWorker) return Promise.resolve([]);
  return new Promise((resolve) => {
    const question = ++lastQuestion;
    const told: Figures[] = [];
    let expected = Number.POSITIVE_INFINITY;
    const finish = () => {
      clearTimeout(late);
      process.off('message', take);
      resolve(told);
    };
    const take = (message: Message) => {
      if (message?.question !== question || message.doorstep === 'figures?') return;
      if (message.doorstep === 'asked') expected = message.count ?? 0;
      if (message.doorstep === 'figures' && message.figures) told.push(message.figures);
      if (told.length >= expected) finish();
    };
    const late = setTimeout(finish, longestMs);
    process.on('message', take);
    process.send?.({ doorstep: 'figures?', question });
  });
}
