import { usePublicPath } from '../lib/usePublicPath.ts';
import { useText } from '../messages/translator.ts';
import { useServices } from '../services/ServicesContext.ts';
import { ButtonLink } from './ButtonLink.tsx';

/** Links from a public page to a booking, or to a question. */
export function BookOrAsk() {
  const t = useText();
  const toPath = usePublicPath();
  const { withoutScreens } = useServices().config;
  return (
    <div className="app-actions">
      <ButtonLink to="/book" variant="primary">
        {t('book.title')}
      </ButtonLink>
      {!withoutScreens.includes('contact') && (
        <ButtonLink to={toPath('/contact')}>{t('shell.contact')}</ButtonLink>
      )}
    </div>
  );
}
