'use client';

import { useState } from 'react';
import { logOut } from '@/components/auth/session';
import { LogOutIcon } from '@/components/ui/island-icons';
import { toast } from '@/components/ui/toast';
import { logOutButton as text } from '@/messages/layout';

export function LogOutButton({ className }: { className: string }) {
  const [isPending, setIsPending] = useState(false);
  const handleClick = async () => {
    if (isPending) return;
    setIsPending(true);
    try {
      await logOut();
    } catch {
      setIsPending(false);
      toast(text.logOutFailed);
    }
  };
  return (
    <button type="button" onClick={handleClick} aria-disabled={isPending || undefined} className={className}>
      <LogOutIcon />
      <span>{isPending ? text.pending : text.logOut}</span>
    </button>
  );
}
