import type { ReactNode } from 'react';

export function AlertsFrame({
  title,
  intro,
  action,
  children,
}: {
  title: string;
  intro?: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page-narrow frame">
      <div className="mb-7 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{title}</h1>
        {action}
      </div>
      {intro && <p className="measure -mt-4 mb-7 text-ink-soft">{intro}</p>}
      {children}
    </div>
  );
}
