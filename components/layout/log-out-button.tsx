'use client';

import { useState } from 'react';
import { logOut } from '@/components/auth/session';
import { LogOutIcon } from '@/components/ui/island-icons';
import { toast } from '@/components/ui/toast';
import { logOutButton as text } from '@/messages/layout';

export function LogOutButton({ className }: { className: string }) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await logOut();
    } catch {
      setIsLeaving(false);
      toast(text.weCouldntSignYouOut);
    }
  };
  return (
    <button type="button" onClick={leave} aria-disabled={isLeaving || undefined} className={className}>
      <LogOutIcon />
      <span>{isLeaving ? text.loggingOut : text.logOut}</span>
    </button>
  );
}
