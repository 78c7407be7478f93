'use client';

import { type ReactNode, useState } from 'react';

/** A fold that opens for what is set or wrong in it, and never closes by itself over the field that has the focus. */
export function MoreConditions({
  label,
  shouldOpen,
  children,
}: {
  label: ReactNode;
  shouldOpen: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(shouldOpen);
  if (shouldOpen && !isOpen) setIsOpen(true);
  return (
    <details open={isOpen} className="more-conditions">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
