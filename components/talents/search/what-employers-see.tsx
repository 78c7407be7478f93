import Link from 'next/link';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/routes';

/** D25: why the cards are short, and what to do about it. `from` is where signing in comes back to. */
export function WhatEmployersSee({ isVisitor, from }: { isVisitor: boolean; from: string }) {
  return (
    <Notice>
      Full names, bios and contact details are for employers.{' '}
      {isVisitor ? (
        <>
          <Link href={routes.login(from)} className="link">
            Sign in
          </Link>{' '}
          as an employer to see them and to save people.
        </>
      ) : (
        <>
          <Link href={routes.profile()} className="link">
            Your profile
          </Link>{' '}
          decides what others see of you;{' '}
          <Link href={routes.contactRequests()} className="link">
            interested companies
          </Link>{' '}
          shows who asked.
        </>
      )}
    </Notice>
  );
}
