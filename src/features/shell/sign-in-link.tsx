import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button';

/** To the login, and from there back to this page (NAV-31). */
export function SignInLink({ look, children }: { look?: 'button'; children: ReactNode }) {
  const { href, pathname } = useLocation();
  const isAccountPage = pathname === '/login' || pathname === '/signup';
  return (
    <Link
      to="/login"
      search={isAccountPage ? {} : { from: href }}
      className={look && buttonClass('primary', true)}
    >
      {children}
    </Link>
  );
}
