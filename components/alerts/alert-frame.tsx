import type { ReactNode } from 'react';

export function AlertFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="page-narrow frame">
      <h1 className="break-words text-3xl">{title}</h1>
      {intro && <p className="measure mt-3 text-ink-soft text-lg">{intro}</p>}
      <div className="mt-7">{children}</div>
    </div>
  );
}
