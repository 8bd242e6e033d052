import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The token of a one-time link; '' without one. It comes after the `#`, which no server and no log sees, and leaves the address at
 * once.
 */
export function useLinkToken(): string {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  useEffect(() => {
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
}
