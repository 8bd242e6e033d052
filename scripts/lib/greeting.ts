import type { Settings } from './parseSettings.ts';

const demoAccounts = [
  ['administrator', 'admin@udongo.test', 'Admin-pass-1'],
  ['agent', 'agent@udongo.test', 'Agent-pass-1'],
  ['technician', 'technician@udongo.test', 'Technician-pass-1'],
  ['agronomist', 'agronomist@udongo.test', 'Agronomist-pass-1'],
  ['agronomist', 'agronomist2@udongo.test', 'Agronomist-pass-2'],
  ['finance', 'finance@udongo.test', 'Finance-pass-1'],
  ['content', 'content@udongo.test', 'Content-pass-1'],
  ['farmer', 'farmer@udongo.test', 'Farmer-pass-1'],
] as const;

/** Addresses and demo accounts, for a person who started everything; `logFile` has the log of the API, when the terminal has not. */
export function greeting({ appPort, apiPort, config }: Settings, logFile?: string): string {
  const api = config.mock ? 'in the browser' : config.apiBaseUrl;
  const accounts = demoAccounts.map(
    ([role, email, password]) => `  ${role.padEnd(15)}${email.padEnd(24)}${password}`,
  );
  return [
    '',
    `  App  http://localhost:${appPort}`,
    // A given server has no reference of ours.
    `  API  ${api}${apiPort === null ? '' : `, its reference at ${config.apiBaseUrl}/docs`}`,
    ...(logFile ? [`  Log  ${logFile}`] : []),
    ...(config.demo ? ['', 'Demo accounts, made with the demo data in an empty database:', ...accounts] : []),
    '',
    'Stop with Ctrl-C.',
    '',
  ].join('\n');
}
