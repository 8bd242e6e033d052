import { useUser } from '../../app/ServicesContext.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useAccount } from '../../lib/useAccount.ts';
import { useText } from '../../messages/translator.ts';
import { NewBooking } from './NewBooking.tsx';

/** Books a soil test. Visitors may, too; who is logged in finds their details filled in. */
export function BookPage() {
  const t = useText();
  const user = useUser();
  const account = useAccount(user?.id);
  const isOfUser = account.data !== undefined && (account.data?.id ?? undefined) === user?.id;
  if (account.data !== undefined && isOfUser) {
    return <NewBooking key={user?.id ?? 'visitor'} account={account.data} />;
  }
  return (
    <div className="app-page">
      <PageTitle intro={t('book.intro')}>{t('book.title')}</PageTitle>
      <Waiting {...account} />
    </div>
  );
}
