import { useServices } from '../../services/ServicesContext.ts';
import { PageTitle } from '../PageTitle.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import { useFactorText } from './secondFactorTexts.ts';

/** Replaces every page until somebody has set up the second factor that the service requires. */
export function SetUpFactorPage() {
  const t = useFactorText();
  const { secondFactor } = useServices();
  return (
    <div className="app-page app-factor">
      <PageTitle intro={t('factor.setUpIntro')}>{t('factor.setUpTitle')}</PageTitle>
      <SecondFactorCard onSetUp={() => secondFactor.isMissing.set(false)} />
    </div>
  );
}
