import type { TranslationOf } from '@udongo/ui';
import { Navigate, useLocation, useParams } from 'react-router';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { mayCall } from '../../lib/mayCall.ts';
import { toLoginPath } from '../../lib/returnPath.ts';
import { createTexts } from '../../messages/createTexts.ts';
import { useUser } from '../../services/ServicesContext.ts';

const en = {
  sampleCode: {
    title: 'A label of a soil sample',
    text: 'Only the people who measure the sample can open this label.',
    logIn: 'Log in as staff',
    home: 'Go to the home page',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  sampleCode: {
    title: 'Lebo ya sampuli ya udongo',
    text: 'Wanaopima sampuli pekee ndio wanaweza kufungua lebo hii.',
    logIn: 'Ingia kama mfanyakazi',
    home: 'Nenda ukurasa wa mwanzo',
  },
};

const useSampleCodeText = createTexts(en, sw);

/** The page behind a label's QR code: leads staff to the bench, and shows anybody else a page that is the same for every code. */
export function SampleCodePage() {
  const t = useSampleCodeText();
  const { code = '' } = useParams();
  const location = useLocation();
  const user = useUser();
  if (mayCall(user?.role, 'samples.update')) {
    return <Navigate to={`/bench?sample=${encodeURIComponent(code.toUpperCase())}`} replace />;
  }
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('sampleCode.text')}>{t('sampleCode.title')}</PageTitle>
      <div className="app-actions">
        {!user && <ButtonLink to={toLoginPath(location)}>{t('sampleCode.logIn')}</ButtonLink>}
        <ButtonLink to="/">{t('sampleCode.home')}</ButtonLink>
      </div>
    </div>
  );
}
