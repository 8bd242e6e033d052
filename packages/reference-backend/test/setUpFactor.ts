import { Secret, TOTP } from 'otpauth';
import type { TestBackend, Who } from './testBackend.ts';

/** The authenticator app of somebody in a test. */
export interface TestFactor {
  recoveryCodes: string[];
  /** The code that the app shows now, or so many seconds from now. */
  code: (seconds?: number) => string;
}

/** Sets up the second factor of a person as they do. It uses up the code of now. */
export async function setUpFactor(
  backend: TestBackend,
  as: Exclude<Who, 'anonymous'>,
  password = 'Admin-pass-1',
): Promise<TestFactor> {
  const path = '/users/auth/second-factor';
  const started = await backend.call('POST', `${path}/start/`, { as, body: { password } });
  const { secret } = started.body;
  const code: TestFactor['code'] = (seconds = 0) => {
    const timestamp = backend.clock.now.getTime() + seconds * 1000;
    return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
  };
  const confirmed = await backend.call('POST', `${path}/confirm/`, { as, body: { code: code() } });
  return { recoveryCodes: confirmed.body.recovery_codes, code };
}
