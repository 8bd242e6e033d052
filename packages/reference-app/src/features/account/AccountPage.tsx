import { PageTitle } from '../../components/PageTitle.tsx';
import { useAccountText } from './accountTexts.ts';
import { PasswordCard } from './PasswordCard.tsx';
import './account.css';

/** Everything about one's own account. */
export function AccountPage() {
  const t = useAccountText();
  return (
    <div className="app-page app-own">
      <PageTitle>{t('account.title')}</PageTitle>
      <PasswordCard />
    </div>
  );
}
