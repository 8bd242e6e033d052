import type { Role } from '@udongo/sdk';
import { Button, Card } from '@udongo/ui';
import { useState } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useText } from '../../messages/translator.ts';

interface DemoAccount {
  role: Role;
  email: string;
  password: string;
}

/** Known to everybody: they exist only beside made-up data. */
const accounts: readonly DemoAccount[] = [
  { role: 'farmer', email: 'farmer@udongo.test', password: 'Farmer-pass-1' },
  { role: 'agent', email: 'agent@udongo.test', password: 'Agent-pass-1' },
  { role: 'administrator', email: 'admin@udongo.test', password: 'Admin-pass-1' },
];

/** The accounts of a demo, each one press away. */
export function DemoAccounts() {
  const t = useText();
  const { failures, udongo } = useServices();
  const [pendingRole, setPendingRole] = useState<Role>();

  const enter = async ({ role, email, password }: DemoAccount) => {
    setPendingRole(role);
    try {
      await udongo.auth.login({ email, password });
    } catch (error) {
      failures.report(error);
    }
    setPendingRole(undefined);
  };

  return (
    <Card title={t('login.demo')}>
      <p className="app-quiet">{t('login.demoIntro')}</p>
      <ul className="app-demo">
        {accounts.map((account) => (
          <li key={account.role}>
            <Button pending={pendingRole === account.role} onClick={() => void enter(account)}>
              {t(`role.${account.role}`)}
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
