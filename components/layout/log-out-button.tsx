'use client';

import { useState } from 'react';
import { logOut } from '@/components/auth/session';
import { LogOutIcon } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';

export function LogOutButton({ className }: { className: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await logOut();
    } catch {
      setIsLeaving(false);
      toast('We couldn’t sign you out just now. Please try again.');
    }
  };
  return (
    <button type="button" onClick={leave} aria-disabled={isLeaving || undefined} className={className}>
      <LogOutIcon />
      {isLeaving ? 'Logging out…' : 'Log Out'}
    </button>
  );
}
