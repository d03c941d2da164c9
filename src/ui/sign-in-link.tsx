import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from './button';
import { useFrom } from './use-from';

/** To the login, and from there back to this page (NAV-31). */
export function SignInLink({ look, children }: { look?: 'button'; children: ReactNode }) {
  const { pathname } = useLocation();
  const from = useFrom();
  const isAccountPage = pathname === '/login' || pathname === '/signup';
  return (
    <Link to="/login" search={isAccountPage ? {} : { from }} className={look && buttonClass('primary', true)}>
      {children}
    </Link>
  );
}
