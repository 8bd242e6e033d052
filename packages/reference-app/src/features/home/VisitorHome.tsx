import { Card } from '@udongo/ui';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { DeviceBookingList } from '../../components/DeviceBookingList.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PriceList } from '../../components/PriceList.tsx';
import { PublicReviews } from '../../components/reviews/PublicReviews.tsx';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useText } from '../../messages/translator.ts';
import { useHomeText } from './homeTexts.ts';
import { ServedCounts } from './ServedCounts.tsx';
import { SoilPicture } from './SoilPicture.tsx';

const steps = ['Book', 'Test', 'Report'] as const;

/** The home page of a visitor: the service, how it works and its price. */
export function VisitorHome() {
  const t = useText();
  const say = useHomeText();
  const toPath = usePublicPath();
  return (
    <div className="app-page">
      <div className="app-hero">
        <div className="app-hero__text">
          <PageTitle intro={t('home.visitorIntro')}>{t('home.visitorTitle')}</PageTitle>
          <div className="app-actions">
            <ButtonLink to="/book" variant="primary">
              {t('book.title')}
            </ButtonLink>
            <ButtonLink to="/auth/login">{t('shell.logIn')}</ButtonLink>
          </div>
        </div>
        <SoilPicture />
      </div>
      <DeviceBookingList />
      <section className="app-section" aria-labelledby="steps">
        <h2 id="steps">{say('how.steps')}</h2>
        <ol className="app-cards">
          {steps.map((step, index) => (
            <li key={step}>
              <Card
                headingLevel={3}
                title={
                  <>
                    <span className="app-number" aria-hidden="true">
                      {index + 1}
                    </span>
                    {say(`how.step${step}`)}
                  </>
                }
              >
                {say(`how.step${step}Text`)}
              </Card>
            </li>
          ))}
        </ol>
      </section>
      <PriceList />
      <div className="app-actions">
        <ButtonLink to={toPath('/how-to-sample')}>{t('shell.howToSample')}</ButtonLink>
        <ButtonLink to={toPath('/sample-report')}>{t('shell.sampleReport')}</ButtonLink>
      </div>
      <ServedCounts />
      <PublicReviews />
    </div>
  );
}
