import type { TestBackend } from './testBackend.ts';

/** Two administrators allow a person to verify their own readings; the last answer. */
export async function allowSelfVerification(backend: Pick<TestBackend, 'call'>) {
  const body = { allow_self_verification: true };
  await backend.call('PUT', '/settings/', { as: 'administrator', body });
  return backend.call('PUT', '/settings/', { as: 'otherAdministrator', body });
}
