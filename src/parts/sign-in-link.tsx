import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button';
import { useSignInLink } from './use-from';

/** Returns to this page after sign-in (NAV-31). */
export function SignInLink({ look, children }: { look?: 'button'; children: ReactNode }) {
  const signIn = useSignInLink();
  return (
    <Link to="/login" {...signIn} className={look && buttonClass('primary', true)}>
      {children}
    </Link>
  );
}
