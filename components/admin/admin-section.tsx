import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

export function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </Card>
  );
}
