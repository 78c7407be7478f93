import Link from 'next/link';
import * as routes from '@/lib/routes';
import type { ReportKind } from '@/lib/trust/report';
import { reportLink as text } from '@/messages/trust/report';

export function ReportLink({ kind, id, className }: { kind: ReportKind; id: string; className?: string }) {
  return (
    <p className={className}>
      <Link
        href={routes.report(kind, id)}
        prefetch={false}
        rel="nofollow"
        className="link inline-flex min-h-11 items-center text-ink-soft text-sm"
      >
        {text.kinds[kind]}
      </Link>
    </p>
  );
}
