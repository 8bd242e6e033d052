import { Card, type TranslationOf } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';
import { useUser } from '../services/ServicesContext.ts';
import { ButtonLink } from './ButtonLink.tsx';

const en = {
  keep: {
    title: 'Keep this booking in an account',
    hint: 'With an account you can change, pay for and cancel it, and read its results.',
    start: 'Keep this booking',
    open: 'Open it in your account',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  keep: {
    title: 'Weka miadi hii kwenye akaunti',
    hint: 'Ukiwa na akaunti unaweza kuibadilisha, kuilipia na kuighairi, na kusoma matokeo yake.',
    start: 'Weka miadi hii',
    open: 'Ifungue kwenye akaunti yako',
  },
};

const useKeepText = createTexts(en, sw);

/** The way from a booking without a login to an account that has it; nothing for people who book for others. */
export function KeepInAccount({ uuid }: { uuid: string }) {
  const t = useKeepText();
  const user = useUser();
  const path = `/keep/${uuid}`;
  if (user) return user.role === 'farmer' ? <ButtonLink to={path}>{t('keep.open')}</ButtonLink> : null;
  return (
    <Card title={t('keep.title')}>
      <p className="app-quiet">{t('keep.hint')}</p>
      <div className="app-actions">
        <ButtonLink to={`/auth/register?${new URLSearchParams({ next: path })}`}>
          {t('keep.start')}
        </ButtonLink>
      </div>
    </Card>
  );
}
