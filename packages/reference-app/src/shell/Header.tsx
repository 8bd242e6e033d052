import { Button } from '@udongo/ui';
import { Link, useLocation } from 'react-router';
import { Logo } from '../components/Logo.tsx';
import { isStaff } from '../lib/mayCall.ts';
import { toLoginPath } from '../lib/returnPath.ts';
import { useText } from '../messages/translator.ts';
import { useServices, useUser } from '../services/ServicesContext.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { Navigation } from './Navigation.tsx';
import { Popover } from './Popover.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import './header.css';

/** The product's name, the menu, and the account. On phones, all but the name is behind one button. */
export function Header() {
  const t = useText();
  const user = useUser();
  const { config } = useServices();
  const location = useLocation();
  const isLogin = location.pathname === '/auth/login';

  const logIn = !user && !isLogin && (
    <Link className="app-header__login" to={toLoginPath(location)}>
      {t('shell.logIn')}
    </Link>
  );

  return (
    <header
      className="app-header"
      data-many={isStaff(user?.role) || undefined}
      data-several={user?.role === 'agent' || undefined}
      data-visitor={!user || undefined}
    >
      <Link className="app-header__brand" to="/">
        <Logo />
        {config.productName}
      </Link>
      <div className="app-header__wide">
        <Navigation inRow />
      </div>
      <div className="app-header__end app-header__wide">
        <LanguageSelect />
        <SchemeSwitch />
        {logIn}
        {user && <Bell />}
        {user && <AccountMenu user={user} />}
      </div>
      <div className="app-header__end app-header__narrow">
        {!user && <LanguageSelect />}
        {logIn}
        {user && <Bell />}
        <Popover
          // A logout closes the menu of the person.
          key={user?.id}
          label={t('shell.menu')}
          trigger={(props) => <Button {...props} icon="menu" variant="quiet" aria-label={t('shell.menu')} />}
        >
          <Navigation />
          <div className="app-popover__row">
            {user && <LanguageSelect />}
            <SchemeSwitch inWords={!user} />
          </div>
          {user && <AccountMenu user={user} inline />}
        </Popover>
      </div>
    </header>
  );
}
