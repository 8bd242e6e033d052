import type { Role } from '@udongo/sdk';
import { Button, Card } from '@udongo/ui';
import { useState } from 'react';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';

interface DemoAccount {
  /** The key of the account's name. */
  name: Role;
  email: string;
  password: string;
}

/** Known to everybody: they exist only beside made-up data. */
const accounts: readonly DemoAccount[] = [
  { name: 'farmer', email: 'farmer@udongo.test', password: 'Farmer-pass-1' },
  { name: 'agent', email: 'agent@udongo.test', password: 'Agent-pass-1' },
  { name: 'administrator', email: 'admin@udongo.test', password: 'Admin-pass-1' },
  { name: 'technician', email: 'technician@udongo.test', password: 'Technician-pass-1' },
  { name: 'agronomist', email: 'agronomist@udongo.test', password: 'Agronomist-pass-1' },
  { name: 'finance', email: 'finance@udongo.test', password: 'Finance-pass-1' },
  { name: 'content', email: 'content@udongo.test', password: 'Content-pass-1' },
];

/** The accounts of a demo, each one press away. */
export function DemoAccounts() {
  const t = useText();
  const { failures, udongo } = useServices();
  const [pendingName, setPendingName] = useState<DemoAccount['name']>();

  const enter = async ({ name, email, password }: DemoAccount) => {
    setPendingName(name);
    try {
      await udongo.auth.login({ email, password });
    } catch (error) {
      failures.report(error);
    }
    setPendingName(undefined);
  };

  return (
    <Card title={t('login.demo')}>
      <p className="app-quiet">{t('login.demoIntro')}</p>
      <ul className="app-demo">
        {accounts.map((account) => (
          <li key={account.name}>
            <Button pending={pendingName === account.name} onClick={() => void enter(account)}>
              {t(`role.${account.name}`)}
            </Button>
            <span className="app-demo__account">
              {account.email}
              <br />
              {account.password}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
