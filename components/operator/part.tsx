import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** A part of a screen of the desk, under its name. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </Card>
  );
}
