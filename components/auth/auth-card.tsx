import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

export function AuthCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card padding="roomy">
      <h1 className="font-head font-semibold text-2xl">{title}</h1>
      {intro && <div className="mt-2 text-ink-soft">{intro}</div>}
      <div className="mt-6">{children}</div>
    </Card>
  );
}
