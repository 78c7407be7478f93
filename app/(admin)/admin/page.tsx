import type { Metadata } from 'next';
import { QueueList } from '@/components/admin/queue-list';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requireAdmin } from '@/lib/admin/access';
import { listQueue, maxQueueLength } from '@/lib/admin/cases';
import * as routes from '@/lib/routes';
import { queue as text } from '@/messages/admin/queue';

export const metadata: Metadata = { title: text.queue };

export default async function QueuePage() {
  await requireAdmin();
  const { awaitingDecision, awaitingReply, isMore } = await listQueue();
  const [first] = awaitingDecision;
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.queue}</h1>
      {first ? (
        <>
          <div className="mt-3 mb-6 flex flex-wrap items-center gap-4">
            <p className="text-ink-soft">
              {isMore ? text.waitingOverLimit(maxQueueLength) : text.waiting(awaitingDecision.length)}
            </p>
            <ButtonLink href={routes.admin.case(first.id)} prefetch={false}>
              {text.startButton}
            </ButtonLink>
          </div>
          <QueueList cases={awaitingDecision} />
        </>
      ) : (
        <EmptyState title={text.emptyTitle} className="mt-6">
          {text.emptyText}
        </EmptyState>
      )}
      {awaitingReply.length > 0 && (
        <section aria-labelledby="awaiting-reply" className="mt-10">
          <h2 id="awaiting-reply" className="mb-4 text-xl">
            {text.awaitingReplyTitle}
          </h2>
          <QueueList cases={awaitingReply} />
        </section>
      )}
    </div>
  );
}
