import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padding="roomy">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-3 grid grid-cols-1 gap-4">{children}</div>
    </Card>
  );
}
