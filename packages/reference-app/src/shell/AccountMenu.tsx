import type { SessionUser } from '@udongo/sdk';
import { Button } from '@udongo/ui';
import { Link } from 'react-router';
import { useText } from '../messages/translator.ts';
import { Popover } from './Popover.tsx';
import { useLogOut } from './useLogOut.ts';

interface AccountMenuProps {
  user: SessionUser;
  /** Inside a menu already: without a button of its own. Default false. */
  inline?: boolean;
}

/** The name and role of the person who is logged in, a link to their account, and logout. */
export function AccountMenu({ user, inline = false }: AccountMenuProps) {
  const t = useText();
  const logOut = useLogOut();
  const content = (
    <div className="app-account">
      <Avatar name={user.name} />
      <div className="app-account__who">
        <div className="app-account__name">{user.name}</div>
        <div className="app-account__role">{t(`role.${user.role}`)}</div>
        <Link to="/account">{t('shell.ownAccount')}</Link>
      </div>
      <Button variant="quiet" onClick={logOut}>
        {t('shell.logOut')}
      </Button>
    </div>
  );
  if (inline) return content;
  const label = t('shell.account', { name: user.name });
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <button type="button" {...props} className="app-account__button" aria-label={label}>
          <Avatar name={user.name} />
        </button>
      )}
    >
      {content}
    </Popover>
  );
}

function Avatar({ name }: { name: string }) {
  return (
    <span className="app-avatar" aria-hidden="true">
      {toInitials(name)}
    </span>
  );
}

/** First letters of the first and the last name. */
function toInitials(name: string) {
  const names = name.split(/\s+/).filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((one) => one?.[0]?.toUpperCase()).join('');
}
