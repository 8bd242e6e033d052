import { TextPage } from '../../components/text-page/TextPage.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { privacyTexts } from './privacyTexts.ts';

/** Which details the service keeps. */
export function PrivacyPage() {
  return <TextPage texts={privacyTexts(useServices().config.takesConsent)} />;
}
