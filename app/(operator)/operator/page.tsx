import type { Metadata } from 'next';
import { QueueList } from '@/components/operator/queue-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requireOperator } from '@/lib/operator/access';
import { findQueue, queueLength } from '@/lib/operator/desk-case';
import * as routes from '@/lib/routes';
import { queue as text } from '@/messages/operator/queue';

export const metadata: Metadata = { title: text.queue };

/** What waits for an operator, the highest risk first. */
export default async function QueuePage() {
  await requireOperator();
  const { cases, isMore } = await findQueue();
  const waiting = cases.filter(({ asked_at }) => asked_at === null);
  const asked = cases.filter(({ asked_at }) => asked_at !== null);
  const [first] = waiting;
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.queue}</h1>
      {first ? (
        <>
          <div className="mt-3 mb-6 flex flex-wrap items-center gap-4">
            <p className="text-ink-soft">
              {isMore ? text.waitingMore(queueLength) : text.waiting(waiting.length)}
            </p>
            <ButtonLink href={routes.operator.case(first.id)} prefetch={false}>
              {text.begin}
            </ButtonLink>
          </div>
          <QueueList cases={waiting} />
        </>
      ) : (
        <EmptyState title={text.nothingWaits} className="mt-6">
          {text.whatIsHeldOrReported}
        </EmptyState>
      )}
      {asked.length > 0 && (
        <section aria-labelledby="asked" className="mt-10">
          <h2 id="asked" className="mb-4 text-xl">
            {text.asked}
          </h2>
          <QueueList cases={asked} />
        </section>
      )}
    </div>
  );
}
