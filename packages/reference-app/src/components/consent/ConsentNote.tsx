import { Link } from 'react-router';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useConsentText } from './consentTexts.ts';
import './consent.css';

/** The link to the page that says how data is used. It opens beside the form, so that nothing typed is lost. */
export function PrivacyLink() {
  const t = useConsentText();
  const pathOf = usePublicPath();
  return (
    <Link to={pathOf('/privacy')} target="_blank">
      {t('consent.how')}
    </Link>
  );
}

/** The sentence above a button with which people agree for themselves. */
export function ConsentNote({ kind }: { kind: 'book' | 'register' }) {
  const t = useConsentText();
  return (
    <p className="app-consent app-quiet">
      {t(`agree.${kind}`)} <PrivacyLink />
    </p>
  );
}
